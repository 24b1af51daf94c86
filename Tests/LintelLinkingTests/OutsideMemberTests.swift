import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Members that types from outside of the project have themselves, beside those of the project's
/// protocols and extensions.
@Suite struct OutsideMemberTests {
  private func dependencies(_ code: String, with others: String) -> [String] {
    describe(makeGraph(["Others.swift": others, "Use.swift": code]))
      .filter { $0.contains(" call ") || $0.contains(" member ") || $0.contains(" static ") }
  }

  @Test func aTypeThatIsMadeToConformHasWhatIsRequired() {
    let others = """
      protocol Sampling { func samples() -> Int; var limit: Int { get }; static func make() -> Self }
      extension Store: Sampling { var limit: Int { 1 } }
      """
    #expect(
      dependencies(
        "func use(_ store: Store) { _ = store.samples(); _ = Store.make(); _ = store.limit }",
        with: others) == ["use -> Store.limit member (inferred)"])
    #expect(
      dependencies(
        "extension Store { func all() { _ = samples(); _ = self.samples(); _ = limit } }",
        with: others) == ["Store.all -> Store.limit member (inferred)"])
    #expect(
      dependencies("func use(_ any: any Sampling) { _ = any.samples() }", with: others)
        == ["use -> Sampling.samples call (inferred)"])
  }

  @Test func aTypeThatIsMadeToConformMayHaveWhatAnExtensionOfTheProtocolHas() {
    let found = dependencies(
      "func use(_ store: Store) { store.sampleAll(); store.sampleNone() }",
      with: """
        protocol Sampling { func sampleAll() }
        extension Sampling { func sampleAll() {}; func sampleNone() {} }
        extension Store: Sampling {}
        """)
    #expect(
      found == [
        "use -> Sampling.sampleAll call (ambiguous)", "use -> Sampling.sampleNone call (inferred)",
      ])
  }

  @Test func aClassHasTheMembersOfASuperclassOutsideBeforeThoseOfProtocols() {
    let others = """
      import Kit
      protocol Named { var name: String? { get } }
      protocol Titled { var title: String { get } }
      extension Titled { var title: String { "" } }
      class Screen: Store, Named, Titled { func load() {} }
      class Leaf: Screen {}
      class Plain: Named, Titled { var name: String? }
      """
    #expect(
      dependencies(
        "extension Screen { func use() { guard let name = name else { return }; _ = name } }",
        with: others) == [])
    #expect(
      dependencies(
        "func use(_ leaf: Leaf) { _ = leaf.name; _ = leaf.title; leaf.load() }", with: others)
        == ["use -> Titled.title member (ambiguous)", "use -> Screen.load call (inferred)"])
    #expect(
      dependencies("func use(_ plain: Plain) { _ = plain.name; _ = plain.title }", with: others)
        == ["use -> Plain.name member (inferred)", "use -> Titled.title member (inferred)"])
  }

  @Test func aClassHasTheMembersOfASuperclassOfAnSDKBeforeThoseOfProtocols() {
    let others = """
      protocol Cancelling { func cancel() }
      extension Cancelling { func cancel() {}; func pause() {} }
      class Work: Operation, Cancelling {}
      """
    #expect(
      dependencies("func use(_ work: Work) { work.cancel(); work.pause() }", with: others)
        == ["use -> Cancelling.pause call (inferred)"])
  }

  @Test func aProtocolOutsideMayRequireWhatAnExtensionHas() {
    let others = """
      import Kit
      protocol Row: KitRow { func load() }
      extension Row { func show() {}; func load() {} }
      struct Cell: Row {}
      protocol Own {}
      extension Own { func show() {} }
      """
    #expect(
      dependencies("func use<R: Row>(_ row: R) { row.show(); row.load() }", with: others)
        == ["use -> Row.show call (ambiguous)", "use -> Row.load call (inferred)"])
    #expect(
      dependencies("func use(_ cell: Cell) { cell.show() }", with: others)
        == ["use -> Row.show call (inferred)"])
    #expect(
      dependencies("func use(_ own: some Own) { own.show() }", with: others)
        == ["use -> Own.show call (inferred)"])
  }

  private static let dates = """
    import Foundation
    extension Date { var isHoliday: Bool { false }; func shifted(by days: Int) -> Date { self } }
    struct Plan { var start: Date; var day = load(); var trip: Trip }
    """

  @Test(arguments: [
    "func use(_ trip: Trip) { _ = trip.start.isHoliday }",
    "func use(_ trips: [Trip]) { _ = trips.map { $0.start.isHoliday } }",
    "func use() { _ = nextStay().isHoliday }",
    "func use() { let stay = nextStay(); _ = stay.isHoliday }",
    "func use() { _ = Stay.today.isHoliday }",
    "func use() { onTap { stay in _ = stay.isHoliday } }",
    "func use() { onTap { _ = $0.isHoliday } }",
    "func use(_ trip: Trip) { _ = trip.stays.first.start.isHoliday }",
    // Foundation's notifications have no such member, so this is a type of the other module.
    "func use(_ note: Notification) { _ = note.stay.isHoliday }",
  ])
  func aValueFromOutsideMayHaveAMemberOfTheNameItself(_ code: String) {
    #expect(
      dependencies("import Bookings\n" + code, with: Self.dates)
        == ["use -> Date.isHoliday member (ambiguous)"])
  }

  @Test func aPartOfAValueOfTheProjectMayBeFromOutside() {
    let found = dependencies(
      "import Bookings\nfunc use(_ plan: Plan) { _ = plan.trip.start.isHoliday }", with: Self.dates)
    #expect(
      found == ["use -> Plan.trip member (inferred)", "use -> Date.isHoliday member (ambiguous)"])
  }

  @Test(arguments: [
    "func use(_ date: Date) { _ = date.isHoliday }",
    "func use(_ plan: Plan) { _ = plan.start.isHoliday }",
    "func use(_ plan: Plan) { _ = plan.day.isHoliday }",
    "func use(_ value: Any) { _ = (value as! Date).isHoliday }",
  ])
  func aValueOfTheProjectHasTheMemberOfTheProject(_ code: String) {
    let found = dependencies("import Bookings\n" + code, with: Self.dates)
    #expect(found.last == "use -> Date.isHoliday member (inferred)")
  }

  @Test func theValueOfAVariableInAnotherFileMayBeFromOutside() {
    let code = "func use() { _ = stay.isHoliday }"
    let others = Self.dates + "\nlet stay = nextStay()"
    #expect(
      dependencies("import Bookings\n" + code, with: "import Bookings\n" + others).last
        == "use -> Date.isHoliday member (ambiguous)")
    #expect(
      dependencies("import Bookings\n" + code, with: others).last
        == "use -> Date.isHoliday member (inferred)")
  }

  /// The use of a variable looks at its value, and must not enter a long path from its end.
  @Test func theOrderOfLongPathsDoesNotMatter() {
    let counts = [Self.use + Self.stay, Self.stay + Self.use].map { code in
      makeGraph([
        "Others.swift": "struct Row { var next: Row }", "Use.swift": "import Bookings\n" + code,
      ]).dependencies.count
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0] > 130)
  }

  private static let use = "func use() { stay.shifted(by: 1) }\n"
  private static let stay = """
    import Foundation
    extension Date { func shifted(by days: Int) {} }
    let stay = Row()\(String(repeating: ".next", count: 130)).outside()

    """

  @Test func aPartOfAProjectedValueHasTheMembersThatTheProjectAddsToBindings() {
    let found = dependencies(
      "import Bookings\nstruct Row: View { @State var trip = Trip(); func use() { $trip.day.orNow() } }",
      with: "import SwiftUI\nextension Binding { func orNow() {} }")
    #expect(found.last == "Row.use -> Binding.orNow call (inferred)")
  }

  @Test func aValueFromOutsideHasTheMembersThatTheProjectAddsToAProtocol() {
    let found = dependencies(
      "import Bookings\nfunc use(_ trip: Trip) { _ = trip.view.paintedTwice() }",
      with: "import SwiftUI\nextension View { func paintedTwice() -> some View { self } }")
    #expect(found == ["use -> View.paintedTwice call (inferred)"])
  }
}
