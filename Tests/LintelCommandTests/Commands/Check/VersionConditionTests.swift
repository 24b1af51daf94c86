import Testing

@testable import LintelCommand

/// `#if` about versions of Swift, and about traits of a package.
@Suite struct VersionConditionTests {
  private static let rules = """
    components: { Low: Low/**, High: High/** }
    rules: { down: { kind: forbid, from: Low, to: High } }
    """

  /// The lines of `Low/A.swift` with findings, and the notes.
  private func check(
    _ text: String, sources: String = "{}", manifest: String? = nil, _ words: String...
  ) throws -> (lines: [Int], notes: String) {
    var files = [
      "lintel.yml": "version: 1\nsources: \(sources)\n" + Self.rules,
      "High/H.swift": "struct Alpha { init() {} }\n", "Low/A.swift": text,
    ]
    files["Package.swift"] = manifest
    let project = try TemporaryProject(files)
    let run = CommandRun(["check", project.path] + words)
    let lines = run.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("Low/A.swift:") ? Int(line.dropFirst(12).prefix { $0 != ":" }) : nil
    }
    return (lines, run.error)
  }

  @Test func whatTheCompilerDoesNotParseChangesNothingAroundIt() throws {
    let before = try check("#if compiler(<5)\nstruct X {\n#endif\nstruct Y { let a = Alpha() }\n")
    #expect(before.lines == [4])
    #expect(before.notes == "")
    let after = try check(
      "#if compiler(>=99)\nstruct Z { let z = @@@ ` «\n#else\nstruct Z { let z = Alpha() }\n#endif\n"
    )
    #expect(after.lines == [4])
    #expect(after.notes == "")
  }

  @Test(arguments: [
    ("compiler(>=6)", "{}", [2]), ("compiler(<6)", "{}", [4]), ("swift(>=5.9)", "{}", [2]),
    // Language version 5 or 6.
    ("swift(>=6)", "{}", [2, 4]), ("swift(>=99)", "{}", [4]),
    ("compiler(>=6)", "{ swift: \"5.9\" }", [4]), ("compiler(>=6.4)", "{ swift: 6.4 }", [2]),
    ("compiler(>=6)", "{ platform: ios }", [2]), ("DEBUG", "{}", [2, 4]),
  ])
  func theVersionOfSwiftDecides(condition: String, sources: String, lines: [Int]) throws {
    let text = "#if \(condition)\nlet a = Alpha()\n#else\nlet b = Alpha()\n#endif\n"
    #expect(try check(text, sources: sources).lines == lines)
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "P", traits: [.default(enabledTraits: ["Fast"]), "Fast", "Other"],
      targets: [.target(name: "A", path: ".")])
    """

  @Test(arguments: [("Fast", [2]), ("!Fast", [4]), ("Other", [2, 4]), ("Fast || Other", [2])])
  func defaultTraitsAreEnabled(condition: String, lines: [Int]) throws {
    let text = "#if \(condition)\nlet a = Alpha()\n#else\nlet b = Alpha()\n#endif\n"
    #expect(try check(text, manifest: Self.manifest).lines == lines)
  }

  /// The flags of the command line are added to those of the package.
  @Test func defaultTraitsAreFlags() throws {
    let text = "#if Fast && MORE\nlet a = Alpha()\n#else\nlet b = Alpha()\n#endif\n"
    #expect(try check(text, manifest: Self.manifest, "--define", "MORE").lines == [2])
    #expect(try check(text, manifest: Self.manifest, "--platform", "linux").lines == [4])
  }
}
