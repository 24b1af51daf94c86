import LintelTestGraphs
import Testing

/// Members and cases that `Optional` and `Binding` have themselves, and the value in them has too.
@Suite struct OptionalValueTests {
  private static let mode = "enum Mode { case none, on }"

  @Test(arguments: [
    "func use(_ d: [Int: Mode]) -> Mode? { return d[2] ?? .none }",
    "func use(_ d: [Int: Mode]) -> Mode? { d[2] ?? .none }",
    "func use(_ d: [Int: Mode]) { let a: Mode? = d[1] ?? .none }",
    "func take(_ m: Mode?) {}\nfunc use(_ d: [Int: Mode]) { take(d[3] ?? .none) }",
    "struct Screen { var m: Mode?; init(_ d: [Int: Mode]) { m = d[1] ?? .none } }",
    "struct Screen { var o: Mode?; var c: Mode? { o ?? .none } }",
    "func use(_ d: [Int: Mode], _ x: Mode?) -> Bool { x == (d[1] ?? .none) }",
  ])
  func noneIsThatOfTheOptionalThatIsExpected(_ code: String) {
    #expect(!uses(code, of: Self.mode).contains { $0.hasPrefix("Mode.none") })
  }

  @Test(arguments: [
    "func use(_ d: [Int: Mode]) { let b = d[1] ?? .none; print(b) }",
    "func use(_ d: [Int: Mode]) -> Mode { d[1] ?? .none }",
    "func use(_ d: [Int: Mode], _ x: Mode) -> Bool { x == d[1] ?? .none }",
  ])
  func noneIsThatOfTheEnumElsewhere(_ code: String) {
    #expect(uses(code, of: Self.mode).contains("Mode.none static (inferred)"))
  }

  private static let item = """
    struct Item: Hashable {
      var value = 1; var debugDescription: String { "" }; var hashValue: Int { 1 }
      var customMirror: Int { 2 }; func take() -> Int { 1 }
    }
    """

  @Test(arguments: [
    ("func use(_ o: Item?) -> String { o.debugDescription }", 0),
    ("func use(_ o: Item?) { var m = o; print(m.take() as Any) }", 0),
    ("func use(_ o: Item?) { print(o.hashValue, o.customMirror) }", 0),
    ("func use(_ a: [Item]) { print(a.first.debugDescription) }", 0),
    ("func use(_ d: [String: Item]) { print(d[\"a\"].debugDescription) }", 0),
    ("class Screen { var x: Item!; func use() { print(x.debugDescription) } }", 0),
    ("class Screen { var x: Item!; func use() { print(x.value) } }", 1),
    ("func use(_ o: Item?) { print(o?.debugDescription ?? \"\", o!.hashValue) }", 2),
    ("func use(_ d: [String: Item]) { print(d[\"a\"]?.debugDescription ?? \"\") }", 1),
    (
      "struct H { var item = Item() }\nfunc use(_ h: H?) { print(h?.item.debugDescription ?? \"\") }",
      1
    ),
    ("func use(_ o: Item?) { if let o { print(o.debugDescription) } }", 1),
  ])
  func aMemberOfTheOptionalItselfIsNotTheValues(_ code: String, _ count: Int) {
    let found = uses(code, of: Self.item).filter { $0.hasPrefix("Item.") && !$0.contains(".init") }
    #expect(found.count == count, "\(found)")
  }

  private static let model = """
    class Model { var id = 1; var wrappedValue = 2; var transaction = 3; var name = "" }
    """

  @Test(arguments: [
    ("@State var m: Model", "$m.id", false), ("@Binding var m: Model", "$m.wrappedValue", false),
    ("@Bindable var m: Model", "$m.transaction", false), ("@State var m: Model", "$m.name", true),
    ("@ObservedObject var m: Model", "$m.id", true), ("@State var m: Model", "m.id", true),
    ("@State var m: Model", "ForEach($all) { $m in take($m.id) }", false),
  ])
  func aMemberOfTheBindingItselfIsNotTheValues(
    _ property: String, _ value: String, _ isOfModel: Bool
  ) {
    let found = uses(
      "import SwiftUI\nstruct Screen: View { \(property); func use() { show(\(value)) } }",
      of: Self.model)
    #expect(found.contains { $0.hasPrefix("Model.") } == isOfModel, "\(found)")
  }
}
