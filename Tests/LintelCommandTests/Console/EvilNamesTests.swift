import Foundation
import LintelText
import Testing

@testable import LintelCommand

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever things are called, nothing that is printed for people is a command to a terminal or to the
/// service that keeps it, and what is printed for programs can be read.
@Suite struct EvilNamesTests {
  /// Escape sequences, a bell, the direction of text, line breaks of all sorts, commands of logs.
  private static let evil =
    "U\u{1B}]0;pwn\u{7}\u{1B}[31m\u{202E}\u{2028}\u{85}\u{9B}\r##[stop-commands]x##vso[a]##teamcity[b]"
  private static let atStart = "\n::error::pwn"

  /// In double quotes, as YAML and JSON have it.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      scalar.value < 0x20 || scalar.value > 0x7E || scalar == "\"" || scalar == "\\"
        ? "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
          + String(scalar.value, radix: 16) : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }

  private static let body = """
    components:
      UI: { path: UI/**, may-be-empty: true }
      Domain: { path: Domain/**, may-be-empty: true }
      "Part.{part}": { path: "{part}/**", may-be-empty: true }
    """

  private static let rules = [
    "lintel.yml": """
    version: 1
    \(body)
    rules:
      layering:
        kind: layers
        layers: [UI, Domain]
        because: \(quoted(evil + atStart))
        allow: [{ from: Domain, to: UI, because: \(quoted(evil)), until: 2020-01-01 }]
      independent: { kind: independent, of: "Part.{part}", because: \(quoted(evil)) }
      names: { kind: declarations, in: Domain, should: { name: \(quoted(evil + "*")) } }
      out: { kind: imports, deny: ["*"], because: \(quoted(atStart)) }
      all: { kind: exhaustive }
    """,
    "component.yml": """
    version: 1
    components: { UI: UI/**, \(quoted(evil)): \(quoted(evil + "/**")), \(quoted(atStart)): "*x" }
    rules: { layering: { kind: layers, layers: [UI, \(quoted(evil)), \(quoted(atStart))] } }
    """,
    "rule.yml": """
    version: 1
    \(body)
    rules: { \(quoted(evil)): { kind: layers, layers: [UI, Domain] }, \(quoted(atStart)): 3 }
    """,
    "key.yml": """
    version: \(quoted(evil))
    \(quoted(evil)): \(quoted(atStart))
    extends: [\(quoted(evil)), \(quoted("./" + evil + ".yml")), \(quoted("./" + atStart + ".yml"))]
    sources: { include: [\(quoted(evil))], targets: [\(quoted(evil)), \(quoted(atStart))] }
    rules: { a: { kind: \(quoted(evil)) }, b: { kind: diagram, file: \(quoted(atStart)) } }
    """,
    "empty.yml": "version: 1\nsources: { include: [\(quoted(evil))] }\nrules: {}\n",
  ]

  private func evilProject() throws -> TemporaryProject {
    let (evil, start) = (Self.evil, Self.atStart)
    var files = Self.rules
    let code = """
      import `\(evil)`
      struct `\(evil)` { let screen: Screen; let `\(evil)b`: Screen }
      // lintel:disable \(evil) - \(evil)
      // lintel:disable:next layering - \(evil)
      struct Model { let screen: Screen; let a = Missing\u{301}.`\(evil)` } // ##[group]\u{1B}[31m \u{202E}
      let line: Screen? = nil; let text = "##[stop-commands]\u{9B}\u{2066}"
      func open( {
      """
    files["Domain/\(evil).swift"] = code
    files["Domain/\(start).swift"] = "struct Start { let screen: Screen }\n"
    files["\(start)/\(evil)/a.swift"] = "struct InFolder { let screen: Screen; let m: Start }\n"
    files["::error::x/::error::y.swift"] = "struct Colons { let i: InFolder }\n"
    files["UI/Screen.swift"] = "struct Screen { let f: InFolder?; let c: Colons? }\n"
    files["\(evil)/Package.swift"] =
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "
      + "\(Self.quoted(evil)), targets: [.target(name: \(Self.swift(evil)), path: \".\", "
      + "dependencies: [\(Self.swift(start)), computed(\(Self.swift(evil)))])])\n"
    files["\(evil)/b.swift"] = "struct InPackage {}\n"
    files["Podfile"] = "pod 'K', :path => '\(evil)'\npod 'L', :path => '##[stop-commands]zz'\n"
    files["gen/project.yml"] =
      "name: \(Self.quoted(evil))\ninclude: [\(Self.quoted(evil))]\ntargets: { "
      + "\(Self.quoted(start)): { type: framework, sources: [T, \(Self.quoted(evil))] } }\n"
    files["gen/T/t.swift"] = "struct T {}\n"
    files["bazel/BUILD"] = "load(\":\(evil).bzl\", \"x\")\nx(name = \"\(Self.quoted(evil))\")\n"
    files["x.baseline"] = "# lintel baseline 1: a\n\(Self.quoted(evil)) \(evil) -> b 1\n"
    return try TemporaryProject(files)
  }

  /// In double quotes, as Swift has it.
  private static func swift(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  private static func expectHarmless(
    _ text: String, _ words: [String], mayBegin beginnings: [String] = []
  ) {
    let raw = text.unicodeScalars.first { $0.isCommand && $0 != "\n" && $0 != "\t" }
    #expect(raw == nil, "\(words): \(text.debugDescription.prefix(2000))")
    for mark in ["##[", "##vso[", "##teamcity["] {
      #expect(!text.contains(mark), "\(words): \(text.debugDescription.prefix(2000))")
    }
    for line in text.split(separator: "\n") {
      let line = line.drop(while: \.isWhitespace)
      let isCommand = line.hasPrefix("::") && !beginnings.contains(where: line.hasPrefix)
      #expect(!isCommand, "\(words): \(line)")
    }
  }

  private static func expectReadable(_ text: String, _ words: [String]) {
    let format = words.last ?? ""
    switch format {
    case "json", "sarif", "gitlab":
      #expect(
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil,
        "\(words): \(text.prefix(200))")
    case "junit", "checkstyle":
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(words): \(text.prefix(200))")
    default:
      for line in text.split(separator: "\n") {
        #expect(
          (try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil,
          "\(words): \(line.prefix(200))")
      }
    }
  }

  private static func expect(_ run: CommandRun, _ words: [String]) {
    expectHarmless(run.error, words)
    if words[0] == "facts" || words.last == "json" && run.output.hasPrefix("{") {
      expectReadable(run.output, words)
    } else if words[0] == "check",
      ["json", "sarif", "gitlab", "junit", "checkstyle"].contains(words.last)
    {
      expectReadable(run.output, words)
    } else if words.last == "github" {
      expectHarmless(run.output, words, mayBegin: ["::error ", "::warning ", "::notice "])
    } else if words[0] != "schema" {
      expectHarmless(run.output, words)
    }
  }

  @Test(arguments: rules.keys.sorted())
  func commandsAndFormats(rules: String) throws {
    let project = try evilProject()
    var escaped = 0
    var calls = EveryCommand.words(
      of: project.path, subjects: [Self.evil, "Start", Self.evil + "/b.swift", Self.atStart])
    for position in calls.indices
    where rules != "lintel.yml"
      && !["facts", "schema", "verify", "init", "compare"].contains(calls[position][0])
    {
      let insertion = calls[position][0] == "baseline" ? 2 : 1
      calls[position].insert(contentsOf: ["--config", "\(project.path)/\(rules)"], at: insertion)
    }
    calls += [
      ["check", project.path, "--baseline", project.path + "/x.baseline"],
      ["check", project.path, "--since", Self.evil], ["check", Self.evil, Self.atStart],
      ["check", "--config", Self.evil, project.path], ["check", "--" + Self.evil],
      ["check", "--format", Self.evil], [Self.evil], ["prove", project.path, "--rule", Self.evil],
      ["check", project.path, "--report", "json=/no/\(Self.evil)"],
      ["baseline", "write", project.path, "--force"], ["baseline", "show", project.path],
      ["baseline", "diff", project.path], ["baseline", "prune", project.path],
      ["init", project.path, "--force", "--freeze", "--propose", "2"],
    ]
    for words in calls {
      let run = CommandRun(words)
      Self.expect(run, words)
      escaped += (run.output + run.error).components(separatedBy: "\\u{1B}").count - 1
    }
    #expect(escaped > 20, "what is evil is there")
  }

  /// `init` in a project without rules says what it found.
  @Test func proposals() throws {
    let evil = Self.evil + Self.atStart
    let project = try TemporaryProject([
      "\(evil)/b.swift": "struct B {}\n", "Lo/a.swift": "struct A { let b: B }\n",
    ])
    let run = CommandRun("init", project.path)
    #expect(run.status == .success, "\(run.error)")
    Self.expectHarmless(run.output, ["init"])
    #expect(run.output.contains("\\u{1B}"), "\(run.output)")
    let rules = project.text(of: "lintel.yml") ?? ""
    #expect(!rules.unicodeScalars.contains { $0.isCommand && $0 != "\n" }, "\(rules)")
  }

  /// Names that are no text at all.
  @Test func namesThatAreNotUTF8() throws {
    let project = try TemporaryProject(layeredProject)
    let bytes: [UInt8] =
      Array("\(project.path)/Domain/".utf8) + [0xFF, 0x1B] + Array("x.swift".utf8)
    let file = (bytes + [0]).withUnsafeBufferPointer { space in
      space.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644) }
    }
    // Some file systems have no such names.
    guard file >= 0 else { return }
    close(file)
    for words in EveryCommand.words(of: project.path, subjects: ["Screen"]) {
      Self.expect(CommandRun(words), words)
    }
  }

  @Test func notesOfAServicesLog() throws {
    let project = try evilProject()
    let run = CommandRun("check", project.path, "--format", "github")
    #expect(run.error.contains("#\\u{23}[stop-commands]"), "\(run.error)")
    #expect(run.output.contains("::error "))
  }
}
