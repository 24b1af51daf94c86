import LintelTestGraphs
import Testing

/// Implicit members, and members of values whose types are not known, that an extension of a type
/// of an SDK may not be the one to declare.
@Suite struct OutsideContextTests {
  // MARK: - Names that say for which type a member is used

  private static let extensions = """
    import UIKit
    extension UTType { static let zigzag = make() }
    extension UIColor { static let accent = make() }
    extension UIFont { static let zorg = make() }
    """

  @Test(arguments: [
    ("func use(_ s: AVAssetExportSession) { s.outputFileType = .zigzag }", []),
    ("func use(_ s: AVAssetExportSession) -> Bool { s.videoGravity == .zigzag }", []),
    ("func use() { _ = make().preferredFont(forTextStyle: .zorg) }", []),
    ("func use(_ v: UIButton) { v.titleColor = .accent }", ["UIColor.accent static (inferred)"]),
    ("func use(_ v: UIButton) { v.setZorgColor(.accent) }", ["UIColor.accent static (inferred)"]),
    ("func use(_ v: UILabel) { v.zorgFont = .zorg }", ["UIFont.zorg static (inferred)"]),
    (
      "func use(_ t: UTType) { t.fits(conformingTo: .zigzag) }", ["UTType.zigzag static (inferred)"]
    ),
    ("func use() { load(utType: .zigzag) }", ["UTType.zigzag static (inferred)"]),
  ])
  func nameIsEvidenceOfAType(_ code: String, _ expected: [String]) {
    let found = uses("import UIKit\nimport Kit\n" + code, of: Self.extensions)
    #expect(found.filter { !$0.hasSuffix("(ambiguous)") } == expected)
  }

  // MARK: - Classes of SDKs

  @Test(arguments: [
    ("UIActivityIndicatorView", []), ("UILabel", []),
    ("UIColor", ["UIColor.zorgBlap member (inferred)"]),
  ])
  func aClassOfAnSDKHasTheMembersOfItsSuperclassesOnly(_ type: String, _ expected: [String]) {
    let found = uses(
      "import UIKit\nfunc use(_ v: \(type)) { _ = v.zorgBlap }",
      of: "import UIKit\nextension UIColor { var zorgBlap: Int { 1 } }")
    #expect(found == expected)
  }

  @Test func aSubclassHasTheMembersOfAnExtensionOfItsSuperclass() {
    let found = uses(
      """
      import UIKit
      class Screen: UIActivityIndicatorView { func show() { pin() } }
      func use(_ v: UIStackView) { v.pin() }
      """, of: "import UIKit\nextension UIView { func pin() {} }")
    #expect(
      found == ["UIView.pin call (inferred)", "UIView.pin call (inferred)"])
  }

  // MARK: - Names that a class inherits from a module that is not read

  private static let url = "extension URL { static let logoMark = make() }"

  @Test(arguments: [
    "store.send(for: .logoMark)", "send(.logoMark)", "status = .logoMark", "data.put(.logoMark)",
    "super.send(.logoMark)", "_ = map == .logoMark",
  ])
  func inheritedNamesMayTakeAnything(_ statement: String) {
    let found = uses(
      "import Kit\nclass Screen: RemoteManager { func use() { \(statement) } }",
      of: Self.url + "\nstruct Other { var store = 1 }")
    #expect(!found.contains("URL.logoMark static (inferred)"))
  }

  @Test func aParameterIsNotInherited() {
    let found = uses(
      "class Screen: RemoteManager { func use(_ url: URL) { _ = url == .logoMark } }",
      of: "import Kit\n" + Self.url)
    #expect(found == ["URL.logoMark static (inferred)"])
  }

  // MARK: - Patterns

  private static let stage = "enum Stage { case zorgBlapFoo }"

  @Test(arguments: [
    "func use() { let m: Mapping<RemotePixel> = .init { e in switch e { case .zorgBlapFoo: break } } }",
    "func use<T: RemoteKind>(t: T) { if case .zorgBlapFoo = t.phase {} }",
    "class Screen: RemoteController { func use() { switch status { case .zorgBlapFoo: break } } }",
  ])
  func patternOfAnOutsideValueIsNotCertain(_ code: String) {
    let found = uses("import Kit\n" + code, of: Self.stage)
    #expect(!found.contains { $0.hasSuffix("(inferred)") })
  }

  // MARK: - Numbers

  @Test(arguments: [
    ("import Kit\nfunc use() -> TimeInterval { .minutes(5) }", "ambiguous"),
    ("import Kit\nfunc use() -> TimeInterval { .minutes(-5) }", "ambiguous"),
    ("import Kit\nfunc use() -> TimeInterval { TimeInterval.minutes(5) }", "ambiguous"),
    ("import Kit\nfunc use(_ f: RemoteFlags) -> TimeInterval { .minutes(f.count) }", "ambiguous"),
    ("import Kit\nfunc use(_ d: Double) -> TimeInterval { .minutes(d) }", "inferred"),
    ("func use() -> TimeInterval { .minutes(5) }", "inferred"),
  ])
  func anIntOverloadOfAModuleThatIsNotReadComesFirst(_ code: String, _ certainty: String) {
    let found = uses(
      code, of: "extension TimeInterval { static func minutes(_ n: Double) -> TimeInterval { n } }")
    #expect(found == ["TimeInterval.minutes static (\(certainty))"])
  }

  // MARK: - Functions that are not called, and collections

  @Test func aFunctionThatIsNotCalledIsNoProperty() {
    let found = uses(
      """
      import Kit
      func use() { _ = load().zorg; let x = load().zorg.count; take(load().zorg) }
      """, of: "extension String { func zorg() -> String { self } }")
    #expect(found == ["String.zorg member (ambiguous)"])
  }

  @Test(arguments: ["Sequence", "Collection", "StringProtocol", "BinaryInteger", "AsyncSequence"])
  func aLibrarysValueMayHaveTheMemberItself(_ type: String) {
    let found = uses(
      "import Kit\nfunc use() { let e = SomeThing.make(); _ = e.zorg }",
      of: "extension \(type) { var zorg: String { \"\" } }")
    #expect(found == ["\(type).zorg member (ambiguous)"])
  }

  // MARK: - Values that arrive through other files, and delegates

  private static let fileType = """
    import UTKit
    enum FileType { case pdf, archivedPage }
    """

  @Test(arguments: [
    ("func use(_ d: Document) { check(d.utType, .pdf) }", "ambiguous"),
    ("func use(_ d: Document) { check(d.utType, .archivedPage) }", "inferred"),
    ("func use(_ d: Document) { check(file: .pdf) }", "inferred"),
  ])
  func aNameOfOneWordMayBeOfATypeOfAnotherFile(_ code: String, _ certainty: String) {
    let found = uses("import Foundation\n" + code, of: Self.fileType)
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix("(\(certainty))") }, "\(found)")
  }

  @Test func functionsOfDelegatesAreNotThePropertyOfTheirName() {
    let found = uses(
      "func use(_ c: Table) { show(c.tableView); show(c.title) }",
      of: """
        import UIKit
        class Table: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        }
        """)
    #expect(!found.contains { $0.hasPrefix("Table.tableView") }, "\(found)")
  }

  @Test func anInheritedFunctionTakesOtherArguments() {
    let others = """
      class Load: Operation { func addDependency(_ theme: Theme) {} }
      struct Theme {}
      """
    #expect(
      uses("func use(_ o: Load, _ p: Load) { o.addDependency(p) }", of: others)
        .filter { $0.contains("addDependency") } == [])
    #expect(
      uses("func use(_ o: Load, _ t: Theme) { o.addDependency(t) }", of: others)
        .filter { $0.contains("addDependency") } == ["Load.addDependency call (inferred)"])
  }
}
