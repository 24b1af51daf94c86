import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What external types tell of the members that the project adds to them, or that they
/// are given.
@Suite struct OutsideTypeTests {
  private func dependencies(_ code: String, with others: String) -> [String] {
    describe(makeGraph(["Others.swift": others, "Use.swift": code]))
      .filter { $0.hasPrefix("use") || $0.hasPrefix("Screen") }
  }

  @Test func memberOfASuperclassIsFoundByItsNameAlone() {
    let found = dependencies(
      "func use(_ stack: UIStackView) { stack.pinToParent() }",
      with: "extension UIView { func pinToParent() {} }")
    #expect(found == ["use -> UIView.pinToParent call (inferred)"])
  }

  @Test func memberAddedToAClassIsNoneOfATypeThatCannotInheritFromIt() {
    let others = "extension UserDefaults { var supportedVolumes: Int { 1 } }"
    #expect(
      dependencies("func use(_ pump: PumpManager) { pump.supportedVolumes }", with: others) == [])
    #expect(
      dependencies(
        "func use(_ settings: Settings) { settings.supportedVolumes }",
        with: others + "\nstruct Settings: Codable {}") == ["use -> Settings type"])
  }

  @Test func methodAddedToATypeOfNoSDKMayBeOneOfAnotherType() {
    let found = dependencies(
      "func use(_ queue: Any) { queue.inDatabase { db in db.executeUpdate(1) } }",
      with: "extension FMDatabaseQueue { func executeUpdate(_ number: Int) {} }")
    #expect(found == ["use -> FMDatabaseQueue.executeUpdate call (ambiguous)"])
  }

  /// The type of the project's property is made while its use is looked at.
  @Test func propertyOfAnSDKMayHaveTheNameOfOneWhoseTypeIsNewHere() {
    let others = """
      struct Part {}
      extension Optional { var children: [(id: AnyHashable, part: Part)] { [] } }
      """
    let found = dependencies(
      "func use(_ value: Any) { for part in Mirror(reflecting: value).children { part.label } }",
      with: others)
    #expect(found == ["use -> Optional.children member (ambiguous)"])
  }

  @Test func sharedValueIsOneOfTheTypeItself() {
    let found = dependencies(
      "func use() { FileManager.default.storeAccount(); UserDefaults.standard.isAsked }",
      with: """
        extension FileManager { func storeAccount() {} }
        extension UserDefaults { var isAsked: Bool { true } }
        struct Other { func storeAccount() {}; var isAsked: Bool }
        """)
    #expect(
      found == [
        "use -> FileManager.storeAccount call (inferred)",
        "use -> UserDefaults.isAsked member (inferred)",
      ])
  }

  @Test func whatIsComparedWithAValueOutsideIsNotWhatTheFunctionReturns() {
    let found = dependencies(
      "func use(_ view: UIView) -> Mode { if view.state == .on { return .off }; return .on }",
      with: "enum Mode { case on, off }; enum Lamp { case on }")
    #expect(
      found == [
        "use -> Mode type", "use -> Mode.off static (inferred)", "use -> Mode.on static (inferred)",
      ])
  }

  @Test func memberOfAParameterOutsideIsNoneOfTheProject() {
    let found = dependencies(
      "func use() { throw Failure(.notFound) }",
      with: """
        struct Failure: Error { init(_ status: HTTPResponse.Status) {} }
        enum Entry { case notFound }
        """)
    #expect(found == ["use -> Failure construct"])
  }

  @Test func methodOfAGenericTypeTakesWhatThatHolds() {
    let found = dependencies(
      """
      func use() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendItems([.loader], toSection: .main)
      }
      """,
      with: """
        enum Section { case main }
        enum Item { case loader }
        enum Other { case main, loader }
        """)
    #expect(
      found == [
        "use -> Section type", "use -> Item type", "use -> Item.loader static (inferred)",
        "use -> Section.main static (inferred)",
      ])
  }

  @Test func viewsAreMadeOfTheElementsOfACollection() {
    let found = dependencies(
      "struct Screen { var body: some View { ForEach(model, id: \\.key) { $0.title } } }",
      with: """
        let model: [Page] = []
        struct Page { var key: Int; var title: String }
        struct Other { var key: Int; var title: String }
        """)
    #expect(
      found == [
        "Screen.body -> model member", "Screen.body -> Page.key keypath (inferred)",
        "Screen.body -> Page.title member (inferred)",
      ])
  }

  @Test func keyOfACoderIsNoMemberOfThatName() {
    let found = dependencies(
      "func use(_ values: Any) { values.decode(Int.self, forKey: .lastUsers) }",
      with: "enum Sorting { case lastUsers }")
    #expect(found == [])
  }

  /// A library that nobody has here may declare such an enum, too.
  @Test func casesOfAnUnknownValueAreInDoubtWhereAnyLibraryMayHaveThem() {
    let enumeration = "enum Row { case production, staging }\nenum Stage { case atHome, away }"
    let code = "switch value { case .production: 1\n case .staging: 2 }"
    let other = "switch value { case .atHome: 1\n case .away: 2 }"
    let names = { (found: [String]) in found.filter { $0.contains("Row") || $0.contains("Stage") } }
    #expect(
      names(dependencies("func use(_ value: Any) { \(code) }", with: enumeration)) == [
        "use -> Row.production cast (inferred)", "use -> Row.staging cast (inferred)",
      ])
    #expect(
      names(
        dependencies("import Subscription\nfunc use(_ value: Any) { \(code) }", with: enumeration))
        == ["use -> Row.production cast (ambiguous)", "use -> Row.staging cast (ambiguous)"])
    #expect(
      names(
        dependencies("import Subscription\nfunc use(_ value: Any) { \(other) }", with: enumeration))
        == ["use -> Stage.atHome cast (inferred)", "use -> Stage.away cast (inferred)"])
  }

  /// Which enum it is, only the case after the inner `switch` tells.
  @Test func casesAfterAnInnerSwitchCount() {
    let found = dependencies(
      """
      func use(_ value: Any, _ other: Any) {
        switch value {
        case .alpha:
          switch other { case .inner: 1; case .outer: 2 }
        case .omega: 3
        }
      }
      """,
      with: """
        enum First { case alpha, beta, inner }
        enum Second { case alpha, omega }
        enum Third { case inner, outer }
        """)
    #expect(
      found == [
        "use -> Second.alpha cast (inferred)", "use -> Third.inner cast (inferred)",
        "use -> Third.outer cast (inferred)", "use -> Second.omega cast (inferred)",
      ])
  }

  /// `import class Client.Session` comes before the `Session` of a whole module.
  @Test(arguments: [
    ("import Core\nimport class Client.Session", []),
    ("import class Client.Session\nimport Core", []),
    ("import Core\nimport typealias Client.Session", []),
    ("import Core\nimport Client", ["use -> Session type"]),
    ("import Core\nimport class Client.Other", ["use -> Session type"]),
    ("import Core\nimport func Client.Session", ["use -> Session type"]),
    ("import Client\nimport class Core.Session", ["use -> Session type"]),
  ])
  func typeOfItsOwnImportHidesThatOfAWholeModule(_ imports: String, _ expected: [String]) {
    let found = describe(
      makeGraph([
        "Core/Session.swift": "public class Session {}",
        "App/Use.swift": imports + "\nfunc use(_ session: Session) {}",
      ]))
    #expect(found.filter { $0.hasPrefix("use") } == expected)
  }
}
