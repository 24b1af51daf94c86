import Testing

/// Which function or subscript takes what is written.
@Suite struct TakenArgumentTests {
  // MARK: - Closures

  @Test func closureIsForOneParameter() {
    let others = """
      struct Insets {}
      extension View { func overlay(by i: Insets, made: () -> Int) -> some View {} }
      """
    #expect(uses("func use(_ t: Text) { t.overlay { 1 } }", of: others) == [])
    #expect(
      uses("func use(_ t: Text) { t.overlay(by: i) { 1 } }", of: others)
        .contains { $0.hasPrefix("View.overlay") })
  }

  @Test func functionThatTakesTwoClosuresIsNotCalledWithOne() {
    let others = "func Section(_ t: String, content: () -> Int, learnMore: () -> Int) {}"
    #expect(uses("func use() { Section(title) { 1 } }", of: others) == [])
    #expect(
      uses("func use() { Section(title) { 1 } learnMore: { 2 } }", of: others)
        == ["Section call"])
  }

  @Test func autoclosureTakesAValue() {
    let others = "extension Log { func debug(_ text: @autoclosure () -> String) {} }"
    #expect(
      uses(#"func use(_ log: Log) { log.debug("done") }"#, of: others)
        == ["Log.debug call (ambiguous)"])
  }

  // MARK: - Keys of subscripts

  private static let controls = """
    struct Button { init(_ title: String, action: () -> Void) {} }
    struct Text { init(_ text: String) {} }
    enum Problem { case noNetwork }
    extension Texts { subscript(problem: Problem) -> String { "" } }
    """
  private static let screen = "struct Screen { @Environment(\\.texts) private var texts: Texts; "

  @Test func subscriptIsNotOneOfAnotherKey() {
    let found = uses(
      Self.screen + "func show() { Button(texts[.login]) {}; Text(texts[.login]) } }",
      of: Self.controls)
    #expect(!found.contains { $0.hasPrefix("Texts.subscript") })
  }

  @Test(arguments: ["Button(texts[.noNetwork]) {}", "Text(texts[.noNetwork])"])
  func subscriptIsTheOneOfTheKey(_ control: String) {
    let found = uses(Self.screen + "func show() { \(control) } }", of: Self.controls)
    #expect(found.contains("Texts.subscript member (inferred)"))
    #expect(found.contains("Problem.noNetwork static (inferred)"))
  }

  @Test(arguments: ["Button(texts[.login]) {}", "Text(texts[.login])"])
  func subscriptIsOneOfTheProjectsKeys(_ control: String) {
    let keys = "enum Key { case login }\nstruct Texts { subscript(key: Key) -> String { \"\" } }\n"
    let found = uses(Self.screen + "func show() { \(control) } }", of: keys + Self.controls)
    #expect(found.filter { $0.hasPrefix("Texts.subscript") }.count == 1)
    #expect(found.contains("Key.login static (inferred)"))
  }
}
