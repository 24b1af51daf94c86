import Foundation
import Testing

@testable import LintelCommand

/// `--exact`, `--index-store`, `--build`, and `accuracy`.
@Suite struct ExactCommandTests {
  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "P", path: "Sources")])
    """,
    "lintel.yml": """
    version: 1
    components:
      UI: Sources/UI/**
      Data: Sources/Data/**
    rules:
      layering: { kind: layers, layers: [UI, Data] }
    """,
    "Sources/UI/Screen.swift":
      "struct Screen { var title = \"\" }\nfunc show() -> Screen { Screen() }\n",
    "Sources/UI/Plus.swift": """
    infix operator <+>
    func <+> (left: Int, right: Int) -> Int { left + right }
    func <+> (left: String, right: String) -> String { left + right }
    """,
    // Which function an operator means depends on the types of its operands, and that of
    // `numericCast` on where its result is used.
    "Sources/UI/Sum.swift": "let sum = numericCast(1) <+> numericCast(2)\n",
    "Sources/Data/Store.swift": "struct Store { let title = show().title }\n",
  ]

  @Test func buildsAndChecksWithTheIndex() throws {
    let project = try TemporaryProject(Self.package)
    func run(_ command: String) throws -> (status: Int32, output: String, error: String) {
      let status = try ProgramRun("\"$lintel\" \(command) >out.txt 2>err.txt", in: project.path)
        .exitCode()
      return (status, project.text(of: "out.txt") ?? "", project.text(of: "err.txt") ?? "")
    }

    #expect(
      try run("--exact") == (
        2, "",
        """
        .: error: no index store of the compiler in './.build'; build a package with '--build' \
        or 'swift build --build-tests', or name another store, such as Xcode's, with '--index-store \
        DerivedData/<project>/Index.noindex/DataStore'

        1 error; nothing was checked

        """
      ))

    let checked = try run("--build -q")
    #expect(checked.status == 1)
    #expect(checked.error == "")
    #expect(
      checked.output.contains(
        "Sources/Data/Store.swift:1:35: error: 'Store' (Data) uses 'Screen.title' (UI)"))

    try project.write(Data("file 0 0\n".utf8), to: "low.txt")
    let compared = try run("accuracy --floor low.txt")
    #expect(compared.status == 0)
    #expect(
      compared.output.hasPrefix("4 files compared, 0 without a fresh index left out\n\nlevel "))
    #expect(compared.output.contains("1: an operator\n    Sources/UI/Sum.swift:1:26 sum -> <+>\n"))
    try project.write(Data("file 0 1\n".utf8), to: "high.txt")
    let below = try run("accuracy --floor high.txt")
    #expect(below.status == 1)
    #expect(below.output.contains("\nbelow the floor: file has the recall 0."))
    #expect(below.output.hasSuffix(", at least 1.0000 is required\n"))
    let unmeasured = try run("accuracy --floor high.txt --config none.yml")
    #expect(unmeasured.status == 2)

    try project.write(
      Data("struct Screen { var name = missing }  // \u{1B}[31m\n".utf8),
      to: "Sources/UI/Screen.swift")

    let outdated = try run("--exact")
    #expect(
      outdated.error == """
        note: 1 of 4 files is read by syntax alone, not by the compiler's index: 1 changed since it \
        was built ('Sources/UI/Screen.swift'); build again: a package with '--build' or 'swift build \
        --build-tests', anything else in Xcode

        """)

    let broken = try run("--build")
    #expect(broken.status == 2)
    #expect(broken.error.contains("cannot find 'missing' in scope"))
    #expect(broken.error.contains("// \\u{1B}[31m"))
    #expect(!broken.error.contains("\u{1B}"))
    #expect(
      broken.error.hasSuffix(
        """
        .: error: 'swift build --build-tests' in '.' ended with status 1; make it pass, or leave out \
        '--build' and '--exact' to check by syntax alone

        1 error; nothing was checked

        """))
  }

  @Test func storeMustBeThere() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("graph", project.path, "--index-store", project.path + "/none")
    #expect(run.status == .failure)
    #expect(
      run.error == """
        \(project.path): error: '\(project.path)/none' is not an index store: there is no such folder; a \
        build by SwiftPM writes '.build/<platform>/debug/index/store'

        """)
    #expect(run.output == "")
  }

  @Test(arguments: ["why Screen Store", "explain Screen", "graph", "accuracy"])
  func allCommandsRefuse(command: String) throws {
    let project = try TemporaryProject(layeredProject)
    let option = command == "accuracy" ? "" : "--exact"
    let status = try ProgramRun("\"$lintel\" \(command) \(option) 2>err.txt", in: project.path)
      .exitCode()
    #expect(status == 2)
    #expect(project.text(of: "err.txt")?.contains("no index store of the compiler") == true)
  }

  @Test func storeMustNotBeEmpty() throws {
    let project = try TemporaryProject(layeredProject)
    try project.write(Data(), to: "store/notes.txt")
    let status = try ProgramRun(
      "\"$lintel\" check --index-store store 2>err.txt", in: project.path
    ).exitCode()
    #expect(status == 2)
    #expect(
      project.text(of: "err.txt") == """
        .: error: the index store 'store' is empty; build again: a package with '--build' or 'swift \
        build --build-tests', anything else in Xcode

        1 error; nothing was checked

        """)
  }

  @Test func libraryMustBeThere() throws {
    let project = try TemporaryProject(layeredProject)
    try project.write(Data(), to: "store/notes.txt")
    let status = try ProgramRun(
      "\"$lintel\" check --index-store store 2>err.txt", in: project.path,
      environment: ["PATH": project.path]
    ).exitCode()
    #expect(status == 2)
    #if os(Linux)
      #expect(
        project.text(of: "err.txt") == """
          .: error: no 'libIndexStore.so' in a Swift toolchain on PATH, which is required to read \
          the compiler's index; install a toolchain from https://www.swift.org/install and put its \
          'swift' on PATH

          1 error; nothing was checked

          """)
    #endif
  }

  @Test func readingIsNoSubcommandOfUsers() throws {
    #expect(!CommandRun("help").output.contains("index-read"))
    #expect(CommandRun("help", "index-read").status == .usage)
    let project = try TemporaryProject(["index-read/A.swift": "struct A {}\n"])
    let status = try ProgramRun(
      "\"$lintel\" index-read >out.txt 2>err.txt", in: project.path
    ).exitCode()
    #expect(status == 2)
    #expect(project.text(of: "err.txt")?.contains("no 'lintel.yml' in 'index-read'") == true)
  }
}
