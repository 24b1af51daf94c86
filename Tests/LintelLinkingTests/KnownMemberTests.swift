import LintelTestGraphs
import Testing

/// Whether a name that an SDK has as well is the project's, where what either takes tells.
@Suite struct KnownMemberTests {
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

  @Test(arguments: [
    (
      "func use(_ v: UICollectionView) { v.register([Cell.self]) }",
      "extension UICollectionView { func register(_ types: [UICollectionViewCell.Type]) {} }"
    ),
    (
      "func use(_ b: UIButton) { b.setImage(url: text) }",
      "extension UIButton { func setImage(url: String?, state: UIControl.State = .normal) {} }"
    ),
    (
      "func use(_ s: UIStackView) { s.addArrangedSubview(UIView(), space: 8) }",
      "extension UIStackView { func addArrangedSubview(_ v: UIView, space: CGFloat = 0) {} }"
    ),
    (
      "func use(_ s: PassthroughSubject<Int, Never>) { s.main.sink { _ in } }",
      "extension Publisher { var main: AnyPublisher<Output, Failure> { fatalError() } }"
    ),
    (
      "func use(_ p: AnyPublisher<Int, Never>) { p.map { $0 }.sink(onNext: { _ in }) }",
      "extension Publisher { func sink(onNext: (Output) -> Void) {} }"
    ),
  ])
  func memberThatNoneOfTheSDKFitsIsTheProjects(_ code: String, _ others: String) {
    let found = uses(code, of: others)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix("(inferred)") })
  }

  @Test(arguments: [
    (
      "func use(_ s: UIStackView) { s.addArrangedSubview(UIView()) }",
      "extension UIStackView { func addArrangedSubview(_ v: UIView, space: CGFloat = 0) {} }"
    ),
    (
      "func use(_ p: AnyPublisher<Int, Never>) { p.sink(receiveValue: { _ in }) }",
      "extension Publisher { func sink(onNext: (Output) -> Void) {} }"
    ),
  ])
  func memberOfTheSDKIsNotTheProjects(_ code: String, _ others: String) {
    #expect(uses(code, of: others) == [])
  }

  /// An optional parameter of either comes after, or before, one that is none.
  @Test(arguments: [
    "extension UIButton { func setImage(_ i: UIImage, for s: UIControl.State, x: Int = 0) {} }",
    "extension UIButton { func setImage(_ i: UIImage?, for s: UIControl.State, x: Int = 0) {} }",
  ])
  func optionalParametersLeaveItOpen(_ others: String) {
    #expect(
      uses("func use(_ b: UIButton) { b.setImage(UIImage(), for: state) }", of: others)
        == ["UIButton.setImage call (ambiguous)"])
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
}
