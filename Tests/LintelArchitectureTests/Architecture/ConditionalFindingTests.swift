import LintelArchitecture
import LintelFindings
import Testing

/// Findings that are there only where a branch of `#if` is not compiled.
@Suite struct ConditionalFindingTests {
  private static let rules = """
    version: 1
    components: { UI: UI/**, Domain: Domain/** }
    rules: { l: { kind: layers, layers: [UI, Domain] } }
    """
  private static let screen = "public class Screen {}\nfunc present() {}"

  private func check(_ code: String) throws -> [Finding] {
    let folder = try ProjectFolder(["UI/Screen.swift": Self.screen, "Domain/Use.swift": code])
    return try DeclaredArchitecture(rulesFile: "lintel.yml", text: Self.rules).check(folder.path)
      .findings
  }

  @Test(arguments: [
    (
      "#if NEVER\ntypealias Screen = Int\n#endif\nlet s: Screen?",
      "'s' (Domain) uses 'Screen' (UI), a layer above it where 'NEVER' is not set"
    ),
    (
      "#if os(Windows)\nfunc present() {}\n#endif\nfunc f() { present() }",
      "'f' (Domain) calls 'present' (UI), a layer above it where 'os(Windows)' does not hold"
    ),
    (
      "#if false\ntypealias Screen = Int\n#endif\nlet s: Screen?",
      "'s' (Domain) uses 'Screen' (UI), a layer above it"
    ),
  ])
  func errorsNameTheCondition(_ code: String, _ message: String) throws {
    let findings = try check(code)
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.severity) == [.error])
  }

  /// A finding is known by its rule, its ends and its kind.
  @Test func theConditionIsNoPartOfItsIdentity() throws {
    let one = try check("#if A\ntypealias Screen = Int\n#endif\nlet s: Screen?")
    let other = try check("#if !B\ntypealias Screen = Int\n#endif\nlet s: Screen?")
    #expect(one.map(\.message) != other.map(\.message))
    #expect(one.map(\.fingerprint) == other.map(\.fingerprint))
    #expect(one.map(\.identity) == other.map(\.identity))
  }

  /// What is there whatever is compiled is not said to be there under a condition.
  @Test func theSurestUseDecides() throws {
    let code = """
      struct O {
        #if NEVER
        typealias Screen = Int
        #endif
        let s: Screen?
      }
      func f() { present() }
      """
    #expect(
      try check(code).map(\.message) == [
        "'O' (Domain) uses 'Screen' (UI), a layer above it where 'NEVER' is not set",
        "'f' (Domain) calls 'present' (UI), a layer above it",
      ])
  }
}
