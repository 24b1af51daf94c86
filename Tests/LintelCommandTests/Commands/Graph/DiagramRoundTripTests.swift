import Testing

@testable import LintelCommand

/// What `lintel graph` draws of a project is a diagram that the project follows.
@Suite struct DiagramRoundTripTests {
  private let files = [
    "UI/Screen.swift": "struct Screen { let cart: Cart }",
    "Core/Cart.swift": "struct Cart { let item: Item<Int> }\nstruct Item<T> {}",
    "Data/Disk.swift":
      "struct Disk { let cart: Cart }\nextension Screen { var disk: Disk { Disk() } }",
  ]
  private let components = """
    version: 1
    components:
      "The UI & more": UI/**
      end: Core/**
      Data<T>: Data/**

    """

  @Test func aDrawnProjectPasses() throws {
    var files = files
    files["drawing.yml"] = components + "rules: { r: { kind: exhaustive } }\n"
    let drawing = try TemporaryProject(files)
    let drawn = CommandRun(
      "graph", drawing.path, "--config", drawing.path + "/drawing.yml", "--level", "component",
      "--format", "mermaid")
    #expect(drawn.error == "")
    #expect(drawn.output.contains("-->"))

    files["lintel.yml"] =
      components + "rules: { r: { kind: diagram, file: a.mmd, unused-arrows: deny } }\n"
    files["a.mmd"] = drawn.output
    let project = try TemporaryProject(files)
    let checked = CommandRun("check", project.path, "--quiet")
    #expect(checked.error == "")
    #expect(checked.output == "")

    // Without one of the arrows it does not.
    let lines = drawn.output.split(separator: "\n")
    let arrow = try #require(lines.firstIndex { $0.contains("-->") })
    files["a.mmd"] = (lines[..<arrow] + lines[(arrow + 1)...]).joined(separator: "\n")
    let broken = try TemporaryProject(files)
    #expect(CommandRun("check", broken.path, "--quiet").output.contains("error: "))
  }
}
