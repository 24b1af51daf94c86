import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What property wrappers from outside the project hold, as their arguments tell.
@Suite struct WrapperTests {
  private static let apiClient = """
    public struct ApiClient { public var open: Int; public func load() {} }
    """

  /// What a screen with these properties mentions of the apiClient.
  private func dependencies(
    _ properties: String, calls: String = "", with others: String
  ) -> [String] {
    let graph = makeGraph([
      "Client.swift": Self.apiClient,
      "Others.swift": others,
      "Screen.swift": "struct Screen { \(properties)\n func use() { \(calls) } }",
    ])
    return describe(graph).filter { $0.hasPrefix("Screen") }
  }

  @Test(arguments: [
    ("Dependency", "DependencyValues"), ("Environment", "EnvironmentValues"),
    ("SwiftUI.Environment", "EnvironmentValues"), ("FocusedValue", "FocusedValues"),
    ("Injected", "Container"), ("Injected", "InjectedValues"), ("LazyInjected", "SharedContainer"),
    ("Unheard", "Anything"),
  ])
  func keyPathIsOfTheTypeThatTheWrapperLooksInto(_ wrapper: String, root: String) {
    let others = """
      extension \(root) { var apiClient: ApiClient { get { fatalError() } set {} } }
      struct Rival { var apiClient = 1 }
      """
    #expect(
      dependencies(
        "@\(wrapper)(\\.apiClient) var apiClient", calls: "apiClient.load()", with: others) == [
          "Screen.apiClient -> \(root).apiClient keypath (inferred)",
          "Screen.use -> ApiClient.load call (inferred)",
        ])
    #expect(
      dependencies(
        "@MainActor @\(wrapper)(\\.apiClient) private var other", calls: "self.other.load()",
        with: others) == [
          "Screen.other -> \(root).apiClient keypath (inferred)",
          "Screen.use -> ApiClient.load call (inferred)",
        ])
  }

  @Test func rootOfAKnownWrapperGoesBeforeOthers() {
    let found = dependencies(
      "@Environment(\\.apiClient) var apiClient; @Dependency(\\.apiClient) var other",
      calls: "apiClient.load(); other.load()",
      with: """
        extension DependencyValues { var apiClient: Int { 1 } }
        extension EnvironmentValues { @Entry var apiClient = ApiClient(open: 1) }
        """)
    #expect(
      found == [
        "Screen.apiClient -> EnvironmentValues.apiClient keypath (inferred)",
        "Screen.other -> DependencyValues.apiClient keypath (inferred)",
        "Screen.use -> ApiClient.load call (inferred)",
      ])
  }

  @Test func keyPathMayGoOn() {
    let found = dependencies(
      "@Dependency(\\.apiClient.open) var open",
      with: "extension DependencyValues { var apiClient: ApiClient { fatalError() } }")
    #expect(
      found == [
        "Screen.open -> DependencyValues.apiClient keypath (inferred)",
        "Screen.open -> ApiClient.open keypath (inferred)",
      ])
  }

  @Test func wrapperBeforeAVariableOfCode() {
    let found = dependencies(
      "", calls: "@Dependency(\\.apiClient) var apiClient; apiClient.load()",
      with: "extension DependencyValues { var apiClient: ApiClient { fatalError() } }")
    #expect(
      found == [
        "Screen.use -> DependencyValues.apiClient keypath (inferred)",
        "Screen.use -> ApiClient.load call (inferred)",
      ])
  }

  @Test func valueIsTakenOutOfWhatHoldsIt() {
    let found = dependencies(
      "@Injected(\\.apiClient) var apiClient; @FocusedBinding(\\.shown) var shown",
      calls: "apiClient.load(); shown.load()",
      with: """
        extension Container { var apiClient: Factory<ApiClient> { self { ApiClient(open: 1) } } }
        extension FocusedValues { var shown: Binding<ApiClient>? { nil } }
        """)
    #expect(
      found == [
        "Screen.apiClient -> Container.apiClient keypath (inferred)",
        "Screen.shown -> FocusedValues.shown keypath (inferred)",
        "Screen.use -> ApiClient.load call (inferred)",
        "Screen.use -> ApiClient.load call (inferred)",
      ])
  }

  @Test(arguments: ["Environment", "FocusedValue", "Dependency", "UIApplicationDelegateAdaptor"])
  func typeSaysWhatIsHeld(_ wrapper: String) {
    #expect(
      dependencies("@\(wrapper)(ApiClient.self) var apiClient", calls: "apiClient.load()", with: "")
        == [
          "Screen.apiClient -> ApiClient static", "Screen.use -> ApiClient.load call (inferred)",
        ])
  }

  @Test(arguments: [
    "typealias Value = ApiClient", "static let liveValue = ApiClient(open: 1)",
    "static var testValue: any ApiClient { fatalError() }",
  ])
  func keyOfDependencySaysWhatItIsFor(_ member: String) {
    let found = dependencies(
      "@Dependency(Key.self) var apiClient", calls: "apiClient.load()",
      with: "enum Key: DependencyKey { \(member) }")
    #expect(
      found == ["Screen.apiClient -> Key static", "Screen.use -> ApiClient.load call (inferred)"])
  }

  @Test func querySortsByMembersOfItsElements() {
    let found = dependencies(
      "@Query(sort: \\.open) var clients: [ApiClient]", with: "struct Rival { var open = 1 }")
    #expect(
      found == [
        "Screen.clients -> ApiClient.open keypath (inferred)", "Screen.clients -> ApiClient type",
      ])
  }

  @Test(arguments: ["Environment", "Unheard"])
  func membersOfTheProjectsOwnTypesAreNotMeant(_ wrapper: String) {
    #expect(
      dependencies(
        "@\(wrapper)(\\.apiClient) var other", calls: "other.load()",
        with: "struct Rival { var apiClient: ApiClient }") == [])
  }

  @Test func severalExtensionsLeaveAnUnknownRootOpen() {
    let others = """
      extension First { var apiClient: ApiClient { fatalError() } }
      extension Second { var apiClient: ApiClient { fatalError() } }
      """
    #expect(dependencies("@Unheard(\\.apiClient) var other", with: others) == [])
  }

  @Test func typeOfTheProjectThatIsNoWrapperIsNotMeant() {
    let found = dependencies(
      "@Environment(\\.apiClient) var apiClient", calls: "apiClient.load()",
      with: """
        enum Environment { case debug }
        extension EnvironmentValues { var apiClient: ApiClient { fatalError() } }
        """)
    #expect(found.contains("Screen.apiClient -> EnvironmentValues.apiClient keypath (inferred)"))
    #expect(found.contains("Screen.use -> ApiClient.load call (inferred)"))
  }
}
