import LintelTestGraphs
import Testing

@testable import LintelLinking

/// External types that are nested in others, and that have the names of further types.
@Suite struct OuterTypeTests {
  private static let extended = """
    import Vapor
    extension HTTPClient.Response {
      init(code: Int) { self.init() }
      static var gone: Self { fatalError() }
      var isGood: Bool { true }
    }
    """

  private func dependencies(_ code: String, with others: String = extended) -> [String] {
    describe(makeGraph(["Others.swift": others, "Use.swift": "import Vapor\n" + code]))
      .filter { $0.contains("use -> ") && $0.contains("Response.") }
  }

  @Test(arguments: [
    "func use(_ response: Response) { _ = response.isGood }",
    "func use(_ responses: [Response]) { _ = responses.map { $0.isGood } }",
    "func use(_ responses: [Response]) { _ = responses.map(\\.isGood) }",
    "func use(_ response: Response?) { _ = response?.isGood }",
    "func use() { _ = Response(code: 1).isGood }",
    "func use() { _ = Response(code: 1) }",
    "func use() -> Response { let made = Response(code: 1); return made }",
    "func use() { _ = Response.gone }",
    "func use(_ response: Vapor.Response) { _ = response.isGood; _ = Vapor.Response.gone }",
    "func use(_ response: WebClient.Response) { _ = response.isGood }",
    "func use() { _ = WebClient.Response(code: 1); _ = WebClient.Response.gone }",
    "struct Style: Styling { func use(_ response: Response) { _ = response.isGood } }",
    "class Server: NSObject { func use(_ response: Response) { _ = response.isGood } }",
    "extension Server { func use(_ response: Response) { _ = response.isGood } }",
  ])
  func anotherTypeOfTheNameHasNoneOfTheMembers(_ code: String) {
    #expect(dependencies(code) == [])
  }

  @Test(arguments: [
    "func use(_ response: HTTPClient.Response) { _ = response.isGood }",
    "func use(_ response: Vapor.HTTPClient.Response?) { _ = response?.isGood }",
    "func use(_ responses: [HTTPClient.Response]) { _ = responses.map { $0.isGood } }",
    "typealias Answer = HTTPClient.Response\nfunc use(_ answer: Answer) { _ = answer.isGood }",
    "extension HTTPClient { func use(_ response: Response) { _ = response.isGood } }",
    "extension Vapor.HTTPClient { struct A { func use(_ r: Response) { _ = r.isGood } } }",
    "class Client: HTTPClient { func use(_ response: Response) { _ = response.isGood } }",
    "class A: HTTPClient {}\nclass B: A { func use(_ response: Response) { _ = response.isGood } }",
  ])
  func theTypeIsMeantByItsWholeNameOrInsideOfItsOwner(_ code: String) {
    let found = dependencies(code).map { $0.split(separator: "use -> ").last.map(String.init) }
    #expect(found == ["HTTPClient.Response.isGood member (inferred)"])
  }

  /// The project's alias stands for the nested type.
  @Test func anExtensionOfAnAliasIsOneOfTheNestedType() {
    let others = """
      struct Net { typealias Answer = Vapor.HTTPClient.Response }
      extension Net.Answer { var isGood: Bool { true } }
      """
    let wanted = "use -> Net.Answer.isGood member (inferred)"
    func found(_ type: String) -> [String] {
      describe(
        makeGraph([
          "Others.swift": others,
          "Use.swift": "import Vapor\nfunc use(_ value: \(type)) { _ = value.isGood }",
        ])
      ).filter { $0.contains("isGood") }
    }
    #expect(found("Net.Answer") == [wanted])
    #expect(found("HTTPClient.Response") == [wanted])
    #expect(found("Response") == [])
  }

  @Test func aNestedTypeHasNoMembersOfATypeOfAModule() {
    let others = "import Vapor\nextension Response { var isGood: Bool { true } }"
    let wanted = ["use -> Response.isGood member (inferred)"]
    #expect(
      dependencies("func use(_ r: Response) { _ = r.isGood }", with: others) == wanted)
    #expect(
      dependencies("func use(_ r: Vapor.Response) { _ = r.isGood }", with: others) == wanted)
    #expect(
      dependencies("func use(_ r: HTTPClient.Response) { _ = r.isGood }", with: others) == [])
  }

  /// `NSNotification.Name` is the same type, `Published.Publisher` a `Publisher`, and `UIButton` has
  /// the nested types of `UIControl`.
  @Test func typesOfSDKsHaveSeveralNames() {
    let found = describe(
      makeGraph([
        "Others.swift": """
        import UIKit
        import Combine
        extension Notification.Name { func once() {} }
        extension Publisher { func twice() {} }
        extension UIControl.State { var isOn: Bool { true } }
        """,
        "Use.swift": """
        import UIKit
        import Combine
        func use(_ name: NSNotification.Name) { name.once() }
        func use2(_ publisher: Published<Int>.Publisher) { publisher.twice() }
        func use3(_ state: UIButton.State) { _ = state.isOn }
        func use4(_ name: Name) { name.once() }
        """,
      ]))
    #expect(found.contains("use -> Notification.Name.once call (inferred)"))
    #expect(found.contains("use2 -> Publisher.twice call (inferred)"))
    #expect(found.contains { $0.hasPrefix("use3 -> UIControl.State.isOn member") })
    #expect(!found.contains { $0.hasPrefix("use4") })
  }
}
