import LintelVocabulary
import Testing

@testable import LintelScanner

/// Branches that are written for other versions of Swift: the compiler does not parse them, so
/// nothing in them can damage the rest of the file.
@Suite struct UnparsedBranchTests {
  /// What is declared in a file, each name after those of its owners, and the number of damages.
  private func scan(_ text: String, for compiler: SwiftVersion = .newestKnown) -> (
    names: [String], damages: Int
  ) {
    var scanner = Scanner(compiler: compiler)
    let facts = scanner.scan(SourceBuffer(Array(text.utf8)))
    let texts = scanner.names
    let names = facts.declarations.indices.map { index in
      var parts: [String] = []
      var position = index
      while position >= 0 {
        parts.insert(texts.text(of: facts.declarations[position].name), at: 0)
        position = Int(facts.declarations[position].owner)
      }
      return parts.joined(separator: ".")
    }
    return (names, facts.diagnostics.count)
  }

  @Test(arguments: [
    "#if compiler(<5)\nstruct X {\n#endif", "#if swift(<4)\nstruct X { func f( {\n#endif",
    "#if compiler(>=99)\nlet z = @@@ ` «(\n#endif", "#if !compiler(>=5)\n}\n#endif",
    "#if compiler(>=5)\n#else\nstruct X {\n#endif",
    "#if compiler(>=5)\n#elseif compiler(>=4)\nstruct X {\n#else\n}\n#endif",
    "#if compiler(<5) && os(iOS)\n{\n#endif", "#if os(iOS) && swift(>=99)\n{\n#endif",
    "#if compiler(<5) || swift(<4)\n]\n#endif", "#if _compiler_version(\"99\")\n{\n#endif",
    "#if compiler(<5)\n#if DEBUG\n{\n#endif\n(\n#endif",
    "#if DEBUG\n#if compiler(<5)\n{\n#endif\n#endif",
    // A version that is not known: the branch can be compiled by no compiler.
    "#if swift(<6)\nstruct X {\n#endif", "#if hasFeature(Wonders)\nstruct X {\n#endif",
    "#if $Wonders\nstruct X {\n#endif", "#if swift(>=6)\n#else\nstruct X {\n#endif",
  ])
  func mayHoldAnything(_ branch: String) {
    let found = scan("struct A {}\n\(branch)\nstruct Y { let a = 1 }\nlet after = 2\n")
    #expect(found.damages == 0)
    #expect(found.names.suffix(3) == ["Y", "Y.a", "after"])
  }

  @Test func onlyTheOuterOfNestedBranchesAreLeftOut() {
    let depth = 1_000
    let nested =
      String(repeating: "#if compiler(>=99)\n", count: depth) + "}}} (((\n"
      + String(repeating: "#endif\n", count: depth)
    let repeated = String(repeating: "#if hasFeature(Foo)\n{ (\n#endif\n", count: 3)
    let text = "struct A {}\n" + nested + "struct B {}\n" + repeated + "struct C {}\n"
    let found = scan(text)
    #expect(found.damages == 0)
    #expect(found.names.suffix(3) == ["A", "B", "C"])
    // Each of the repeated branches is damaged by itself.
    let source = SourceBuffer(Array(text.utf8))
    let damages = text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "(") }
      .map { UInt32(text.utf8.distance(from: text.startIndex, to: $0)) }
    let extents = UnparsedBranches(in: source, damages: damages, compiler: .newestKnown).extents
    #expect(extents.count == 4)
    #expect(zip(extents, extents.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  /// These the compiler parses even if it does not compile them.
  @Test(arguments: [
    "#if compiler(>=5)\nstruct X {\n#endif", "#if DEBUG\nstruct X {\n#endif",
    "#if false\nstruct X {\n#endif", "#if os(Linux)\n{\n#endif",
    "#if compiler(<5) || DEBUG\n{\n#endif", "#if compiler(<5)\n#elseif DEBUG\n{\n#endif",
    "#if compiler(<5)\n#endif\n{",
  ])
  func othersAreDamaged(_ branch: String) {
    #expect(scan("struct A {}\n\(branch)\nstruct Y { let a = 1 }\n").damages > 0)
  }

  @Test func theVersionOfTheCompilerDecides() {
    let text = "#if compiler(>=6)\nstruct X {\n#endif\nstruct Y {}\n"
    #expect(scan(text).damages == 1)
    let earlier = scan(text, for: SwiftVersion(major: 5, minor: 10))
    #expect(earlier.names == ["Y"])
    #expect(earlier.damages == 0)
  }

  /// A branch without damage is read, although it is not compiled.
  @Test func whatCanBeReadIsRead() {
    #expect(scan("#if compiler(<5)\nstruct X {}\n#endif\n").names == ["X"])
  }

  @Test func whatIsBehindKeepsItsPlace() {
    var scanner = Scanner()
    let text = "#if compiler(<5)\nstruct X {\n#endif\nstruct Y {}\n"
    let facts = scanner.scan(SourceBuffer(Array(text.utf8)))
    let place = Array(text.utf8).firstIndex(of: UInt8(ascii: "Y"))
    #expect(facts.declarations.last.map { Int($0.offset) } == place)
  }
}
