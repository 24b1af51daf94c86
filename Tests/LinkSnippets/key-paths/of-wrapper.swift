// file: Data/ApiClient.swift
public struct ApiClient {
  public init() {}
  public var open = { 1 }
  public func load() {}
}
public struct Store {
  public init() {}
  public func save() {}
}
// file: Core/Injected.swift
@propertyWrapper public struct Injected<Value> {
  let keyPath: KeyPath<Services, Value>
  public init(_ keyPath: KeyPath<Services, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { Services()[keyPath: keyPath] }
}
public struct Services {
  public init() {}
}
// file: Live/Services+Live.swift
import Core
import Data
extension Services {
  public var apiClient: ApiClient { ApiClient() }
  public var store: Store { Store() }
}
// file: App/Screen.swift
import Core
import Data
import Live
struct Other {
  var apiClient = 1
}
struct Screen {
  @Injected(\.apiClient) var apiClient
  @Injected(\.store) private var other
  @Injected(\.apiClient.open) var open
  @Injected(\Services.store) var rooted
  func use() -> Int {
    apiClient.load()
    other.save()
    rooted.save()
    return open()
  }
}
func useLocally() {
  @Injected(\.apiClient) var apiClient
  apiClient.load()
}
