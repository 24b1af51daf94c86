import LintelTestGraphs
import Testing

@testable import LintelLinking

/// Whether a name that an SDK has as well is the project's, where what either takes tells.
@Suite struct KnownMemberTests {
  /// What `use` and `Screen` use of `others`.
  private func uses(_ code: String, of others: String) -> [String] {
    describe(makeGraph(["Others.swift": others, "Use.swift": code]))
      .filter { $0.hasPrefix("use") || $0.hasPrefix("Screen") }
      .map { String($0.drop { $0 != ">" }.dropFirst(2)) }
  }

  // MARK: - Members of Apple's frameworks of which all are known

  @Test(arguments: [
    ("func use() { UIColor(hex: text) }", "extension UIColor { convenience init(hex: String) {} }"),
    ("func use() { Color(light: a, dark: b) }", "extension Color { init(light: A, dark: A) {} }"),
    (
      "func use() { Label(text, icon: \\.info) }",
      "extension Label { init(_ t: some StringProtocol, icon: KeyPath<Icons, Image>) {} }"
    ),
    ("func use() -> UIColor { .init(hex: 1) }", "extension UIColor { init(hex: Int) {} }"),
  ])
  func initialiserWithLabelsOfItsOwnIsTheProjects(_ code: String, _ others: String) {
    let found = uses(code, of: others)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(".init") && $0.hasSuffix("(inferred)") })
  }

  @Test(arguments: [
    (
      "func use(_ v: UIView) { UIColor(white: 1, alpha: 1) }",
      "extension UIColor { convenience init(white: A, tint: A) {} }"
    ),
    (
      "func use() { Label { Text(t) } icon: { Image(i) } }",
      "extension Label { init(_ t: some StringProtocol, icon: KeyPath<Icons, Image>) {} }"
    ),
    (
      "func use() { Picker(t, selection: s) { rows } }",
      "extension Picker { init(_ t: String, selection: A, onlyShown: Bool = false) {} }"
    ),
    (
      "func use() { Condition(isRequired: true, value: \"80\") }",
      "extension Condition { init(isRequired: Bool?, value: () -> [String]) {} }"
    ),
  ])
  func initialiserOfTheSDKIsNotTheProjects(_ code: String, _ others: String) {
    #expect(uses(code, of: others) == [])
  }

  @Test func memberWithLabelsOfItsOwnIsTheProjects() {
    let others =
      "extension View { func padding(_ e: Edge.Set, insets: EdgeInsets) -> some View {} }"
    #expect(
      uses("func use(_ t: Text) { t.padding(.horizontal, insets: i) }", of: others)
        == ["View.padding call (inferred)"])
    #expect(uses("func use(_ t: Text) { t.padding(.horizontal, 8) }", of: others) == [])
  }

  @Test func memberOfTheTypeIsNoneOfItsValues() {
    let others = """
      extension UITableViewCell { class var reuseIdentifier: String { "" } }
      class Row: UITableViewCell {}
      """
    #expect(
      uses("func use() { Row.reuseIdentifier }", of: others)
        .contains("UITableViewCell.reuseIdentifier static (inferred)"))
    #expect(
      !uses("func use(_ row: Row) { row.reuseIdentifier }", of: others)
        .contains { $0.contains("reuseIdentifier") && $0.hasSuffix("(inferred)") })
  }

  @Test func memberThatASubclassMayHaveIsTheSDKs() {
    let others = """
      protocol Presenting { func dismiss(animated: Bool, completion: (() -> Void)?) }
      extension UIViewController: Presenting {}
      """
    #expect(
      uses("func use(_ c: UINavigationController) { c.dismiss(animated: true) }", of: others) == [])
  }

  @Test func staticMemberThatTheSDKLacksIsTheProjects() {
    let others =
      "extension UIColor { static var text: UIColor { .black }; static var ink: UIColor { .black } }"
    let found = uses("func use() -> UIColor { a ? .text : UIColor.text }", of: others)
    #expect(Set(found) == ["UIColor.text static (inferred)"])
    #expect(uses("func use() { UITextField().text }", of: others) == [])
  }

  @Test(arguments: [
    ("func use() { Color(hex: text) }", "Color.swift (inferred)"),
    ("import Terminal\nfunc use() { Color(number: 1) }", "Terminal.swift (inferred)"),
    ("func use() { Color(number: 1) }", "Terminal.swift (ambiguous)"),
    ("func use(_ color: Color) { color.isDark }", "Color.swift (ambiguous)"),
  ])
  func typesOfOneNameInTwoModulesAreNotTheSame(_ code: String, _ expected: String) {
    let graph = makeGraph([
      "Color.swift": """
      extension Color { init(hex: String, alpha: Double = 1) {}; var isDark: Bool { true } }
      """,
      "Terminal.swift": """
      import Terminal
      extension Terminal.Color { init(hex: String) {}; init(number: Int) {} }
      extension Terminal.Color { var isDark: Bool { true } }
      """,
      "Use.swift": code,
    ])
    let found = graph.dependencies.map {
      "\(graph.files[graph.declarations[$0.to].file.position].path) (\($0.certainty))"
    }
    #expect(Set(found) == [expected])
  }

  // MARK: - Types of arguments

  private static let styles = """
    enum Style { case large, small }
    extension View { func font(_ style: Style) -> some View {} }
    extension UIFont { static var title: UIFont { .init() } }
    let font: Font
    """

  @Test func implicitMemberOfTheSDKsTypeIsNoneOfTheProjects() {
    #expect(uses("func use(_ t: Text) { t.font(.title) }", of: Self.styles) == [])
    #expect(uses("func use(_ t: Text) { t.font(.system(size: 8)) }", of: Self.styles) == [])
  }

  @Test func implicitMemberOfTheProjectsTypeIsNoneOfTheSDKs() {
    let found = uses("func use(_ t: Text) { t.font(.large) }", of: Self.styles)
    #expect(
      Set(found) == ["View.font call (inferred)", "Style.large static (inferred)"])
  }

  @Test func typeThatMayHaveMembersOfAnSDKStaysOpen() {
    let others = """
      enum Style: Styled { case large }
      extension View { func font(_ style: Style) -> some View {} }
      """
    #expect(
      uses("func use(_ t: Text) { t.font(.title) }", of: others).contains {
        $0.contains("View.font") && $0.hasSuffix("(ambiguous)")
      })
  }

  @Test func memberPassedToTheSDKIsOfItsType() {
    let others = "enum Size { case small, immense }"
    let code = "import Unknown\nfunc use(_ t: Text) { t.controlSize(.small); t.sized(.immense) }"
    #expect(uses(code, of: others) == ["Size.immense static (ambiguous)"])
  }

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

  // MARK: - What '.name' makes

  @Test(arguments: [
    "static let movie = text()", "static let movie = \"Movie\"", "static var movie: [Int] { [] }",
    "static let movie: Other = Other()", "static let movie: (Int, Int) = (1, 2)",
  ])
  func memberOfAnotherTypeIsNotWhatADotMeans(_ member: String) {
    let others = """
      func text() -> String { "" }
      struct Other {}
      enum Words { \(member) }
      """
    for code in [
      "import Unknown\nfunc use(_ k: Kind) { switch k { case .movie: f() } }",
      "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie {} }",
    ] {
      #expect(!uses(code, of: others).contains { $0.hasPrefix("Words.movie") })
    }
  }

  @Test(arguments: [
    "static let movie = Words()", "static var movie: Words? { nil }",
    "static var movie: Self { f() }",
    "static let movie = Longer()", "static let movie: any Wordy = f()",
  ])
  func memberOfTheTypeItselfMayBeMeant(_ member: String) {
    let others = """
      protocol Wordy {}
      class Words: Wordy { \(member) }
      class Longer: Words {}
      """
    let code = "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie {} }"
    #expect(uses(code, of: others) == ["Words.movie static (ambiguous)"])
  }

  @Test func longerPathMayMakeAnotherType() {
    let others = "enum Words { static let movie: String = text() }"
    let code = "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie.kind {} }"
    #expect(uses(code, of: others).contains("Words.movie static (ambiguous)"))
  }

  // MARK: - Types after a dot

  @Test func typeAfterADotIsOneInTheTypeThatIsExpected() {
    let others = """
      struct Event {}
      extension Event { enum Cart { static func opened() -> Event { Event() } } }
      extension Other { enum Cart { static func opened() -> Event { Event() } } }
      func track(_ event: Event) {}
      """
    let found = uses("func use() { track(.Cart.opened()) }", of: others)
    #expect(found.contains("Event.Cart.opened static (inferred)"))
    #expect(!found.contains { $0.hasPrefix("Other") })
  }

  @Test func typeAfterADotExcludesNoParameter() {
    let others = """
      struct Event { enum Cart { static func opened() -> Event { Event() } } }
      extension UIView { func layoutIfNeeded(_ event: Event) {} }
      """
    #expect(
      uses("func use(_ v: UIView) { v.layoutIfNeeded(.Cart.opened()) }", of: others)
        .contains { $0.hasPrefix("UIView.layoutIfNeeded call") })
  }

  @Test func memberOfATypeThatIsWrittenBeforeIsOfThat() {
    let others = "extension Defaults.Keys { enum Player { static let lapPace: Int = 1 } }"
    let code = "import Unknown\nfunc use() { store(.Player.lapPace) }"
    #expect(uses(code, of: others) == ["Defaults.Keys.Player.lapPace static (inferred)"])
    #expect(
      uses("import Unknown\nfunc use() { store(.Screen.lapPace) }", of: others)
        .allSatisfy { !$0.hasSuffix("(inferred)") })
  }
}
