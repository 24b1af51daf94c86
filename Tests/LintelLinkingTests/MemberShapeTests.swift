import LintelTestGraphs
import Testing

@testable import LintelLinking

/// What values are given to closures by Combine and SwiftUI.
@Suite struct MemberShapeTests {
  /// The parts of `Order` and `Item` that code uses where `Decoy` has members of the same names.
  private func parts(_ code: String, imports: String = "import Combine") -> [String] {
    let graph = makeGraph([
      "A.swift": imports + "\n" + code,
      "B.swift": """
      struct Order { var total = 1; var items: [Item] = []; var item = Item(); func sent() {} }
      struct Item { var price = 1 }
      struct Decoy { var total = 1; var price = 1; var items = 1; var item = 1; func sent() {} }
      """,
      "M.swift": """
      import Combine
      final class Model: ObservableObject {
        @Published var order: Order
        @Published var items: [Item] = []
        @Published var chosen: Item?
        let orders = PassthroughSubject<Order, Never>()
        let current: CurrentValueSubject<Order, Never>
        var all: AnyPublisher<[Order], Error> { fatalError() }
        var any: some Publisher<Order, Never> { orders }
        func load(_ item: Item) -> AnyPublisher<Order, Never> { fatalError() }
      }
      """,
    ])
    return describe(graph).filter { $0.hasPrefix("f ->") || $0.hasPrefix("V.") }
      .filter { $0.contains("total") || $0.contains("price") || $0.contains("sent") }
      .map { String($0.drop { $0 != ">" }.dropFirst(2)) }
  }

  @Test(arguments: [
    ("m.orders.sink { $0.total }", "Order.total"),
    ("m.orders.sink { order in order.total }", "Order.total"),
    ("m.orders.sink(receiveValue: { $0.sent() })", "Order.sent"),
    ("m.any.sink { $0.total }", "Order.total"),
    ("m.orders.sink { _ in } receiveValue: { $0.total }", "Order.total"),
    ("m.orders.sink(receiveCompletion: { _ in }, receiveValue: { $0.total })", "Order.total"),
    ("m.orders.receive(on: queue).filter { $0.total > 1 }.sink { _ in }", "Order.total"),
    ("m.orders.map { $0.item }.sink { $0.price }", "Item.price"),
    ("m.orders.map(\\.item).removeDuplicates().sink { $0.price }", "Item.price"),
    ("m.orders.compactMap { $0.items.first }.sink { $0.price }", "Item.price"),
    ("m.orders.map { $0.item }.flatMap { m.load($0) }.sink { $0.total }", "Order.total"),
    ("m.orders.collect().sink { $0.first?.total }", "Order.total"),
    ("m.orders.combineLatest(m.current).sink { $0.1.total }", "Order.total"),
    ("m.orders.combineLatest(m.$chosen) { $1?.price }", "Item.price"),
    ("m.orders.scan(Item()) { sum, order in order.total }", "Order.total"),
    ("m.orders.handleEvents(receiveOutput: { $0.total }).sink { _ in }", "Order.total"),
    ("m.all.sink { _ in } receiveValue: { $0.first?.total }", "Order.total"),
    ("m.all.replaceError(with: []).share().sink { $0.first?.total }", "Order.total"),
    ("m.current.value.total", "Order.total"),
    ("m.$order.sink { $0.total }", "Order.total"),
    ("m.$order.dropFirst().map(\\.item).eraseToAnyPublisher().sink { $0.price }", "Item.price"),
    ("Task { for await order in m.orders.values { order.total } }", "Order.total"),
  ])
  func publishersSend(_ use: String, _ part: String) {
    let found = parts("func f(_ m: Model) { \(use) }")
    #expect(found.contains { $0.hasPrefix(part + " ") && $0.hasSuffix("(inferred)") })
    #expect(!found.contains { $0.hasPrefix("Decoy") })
  }

  @Test(arguments: [
    ("Text(t).onChange(of: m.order) { old, new in print(new.total) }", "Order.total"),
    ("Text(t).onChange(of: m.order) { $0.total }", "Order.total"),
    ("Text(t).padding().onReceive(m.$order) { $0.total }", "Order.total"),
    ("Text(t).onReceive(m.orders.map(\\.item)) { item in item.price }", "Item.price"),
    ("Text(t).sheet(item: $m.chosen) { item in Text(item.price) }", "Item.price"),
    ("Text(t).sheet(item: $shown, onDismiss: g) { Text($0.price) }", "Item.price"),
    ("Text(t).fullScreenCover(item: $shown) { Text($0.price) }", "Item.price"),
    ("ForEach($m.items) { $item in Text(item.price) }", "Item.price"),
    ("ForEach($m.items) { $item in TextField(t, text: $item.price) }", "Item.price"),
    ("TextField(t, text: $m.order.total)", "Order.total"),
  ])
  func viewsHandOn(_ use: String, _ part: String) {
    let view = """
      struct V: View {
        @ObservedObject var m: Model
        @State var shown: Item?
        var body: some View { \(use) }
      }
      """
    let found = parts(view, imports: "import SwiftUI")
    #expect(found.contains { $0.hasPrefix(part + " ") && $0.hasSuffix("(inferred)") })
    #expect(!found.contains { $0.hasPrefix("Decoy") })
  }

  @Test(arguments: [
    // Of another library, a closure with another value.
    "func f(_ m: Model, _ x: Other) { x.sink { $0.total } }",
    "func f(_ m: Model, _ x: Other) { x.onChange(of: m.order) { $0.total } }",
    "func f(_ m: Model, _ x: [Other]) { x.map { $0.total } }",
    "func f(_ m: Model) { m.orders.sink { $0.total } receiveOther: { $0.total } }",
    "struct S { func sink(_ f: (Decoy) -> Void) {} }; func f(_ s: S) { s.sink { $0.sent() } }",
  ])
  func nothingIsMadeUp(_ code: String) {
    #expect(!parts(code).contains { $0.hasPrefix("Order") })
  }

  /// What operators make of a publisher of the project is a publisher of Combine, and `map` of
  /// Combine takes key paths as such.
  @Test(arguments: [
    ("p.map { $0.sent() }", ["Cell.map", "Order.sent"]),
    ("p.map { $0.item }.own()", ["Cell.map", "Cell.own", "Order.item"]),
    ("p.receive(on: queue).map { $0.sent() }", ["Order.sent"]),
    ("p.removeDuplicates().map { $0.sent() }", ["Order.sent"]),
    ("p.eraseToAnyPublisher().map { $0.sent() }", ["Order.sent"]),
    ("p.dropFirst().both(); p.both()", ["Cell.both", "Publisher.both"]),
    ("p.debounce(for: 1, scheduler: queue).added()", ["Publisher.added"]),
    ("p.map(\\.item).sink { $0.price }", ["Item.price", "Order.item"]),
    ("n.filter { $0.total > 1 }.sink { $0.sent() }", ["Order.sent", "Order.total"]),
    ("n.share().own()", []),
    ("b.map(\\.item)", ["Box.map"]),
    ("b.filter { $0.total > 1 }.own()", ["Box.filter", "Box.own", "Order.total"]),
  ])
  func publishersOfTheProject(_ use: String, _ members: [String]) {
    let graph = makeGraph([
      "A.swift": """
      import Combine
      func f(_ p: Cell<Order, Never>, _ n: Named, _ b: Box<Order>) { \(use) }
      """,
      "B.swift": """
      import Combine
      struct Order { var total = 1; var item = Item(); func sent() {} }
      struct Item { var price = 1 }
      struct Decoy { var total = 1; var price = 1; var item = 1; func sent() {} }
      struct Cell<Output, Failure: Error>: Publisher {
        func map<T>(_ transform: @escaping (Output) -> T) -> Cell<T, Never> { fatalError() }
        func own() {}
        func both() {}
      }
      extension Publisher { func added() {}; func both() {} }
      struct Named: Publisher { typealias Output = Order; typealias Failure = Never; func own() {} }
      struct Box<T> {
        func map<U>(_ transform: (T) -> U) -> [U] { [] }
        func filter(_ isWanted: (T) -> Bool) -> Box<T> { self }
        func own() {}
      }
      """,
    ])
    let found = describe(graph).filter { $0.hasPrefix("f ->") && $0.hasSuffix("(inferred)") }
      .compactMap { $0.split(separator: " ").dropFirst(2).first.map(String.init) }
    #expect(Set(found) == Set(members))
  }

  @Test func shapesAreRead() throws {
    let shape = SDKShape("View@SwiftUI(of:V,_:(V,[W])->_)->Self<(A,B)>".utf8)
    #expect(shape.owner == "View")
    #expect(shape.module == "SwiftUI")
    let parameters = try #require(shape.parameters)
    #expect(parameters.map(\.label) == ["of", "_"])
    #expect(parameters.map(\.isFunction) == [false, true])
    guard case .named("Self", let arguments) = shape.result,
      case .tuple(let parts)? = arguments.first
    else {
      Issue.record("\(shape.result)")
      return
    }
    #expect(parts.count == 2)
    #expect(SDKShape("Publisher->[Output]".utf8).parameters == nil)
    // What is damaged is read to its end.
    for text in ["", "(", "A(b:(C", "A(b:C<D", "A)(b", "A(,,)->", "A->[", "A(b:[C)->D"] {
      _ = SDKShape(text.utf8)
    }
  }
}
