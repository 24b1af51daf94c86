import Observation
import Testing

@testable import MVVMStore

@Suite("What is derived from a state") @MainActor
struct DerivedTests {
  private final class Made {}

  private let handler = StubHandler<LoginState>()

  @Test("is made of the part as it is, and anew whenever that has changed")
  func change() {
    let store = Store(LoginState(username: "ada"), handler: handler)
    var parts: [String] = []
    let derived = Derived(from: store, \.username) { username in
      parts.append(username)
      return "@\(username)"
    }
    #expect(derived.value == "@ada")
    store.send(.passwordChanged("lovelace"))
    #expect(parts == ["ada"])
    store.send(.usernameChanged("grace"))
    #expect(derived.value == "@grace")
    #expect(parts == ["ada", "grace"])
  }

  @Test("is released when another takes its place")
  func release() {
    let store = Store(LoginState(), handler: handler)
    let derived = Derived(from: store, \.username) { _ in Made() }
    weak let first = derived.value
    #expect(first != nil)
    store.send(.usernameChanged("grace"))
    #expect(first == nil)
  }

  @Test("is made no more when nobody holds it")
  func end() {
    let store = Store(LoginState(), handler: handler)
    var count = 0
    var derived: Derived<Int>? = Derived(from: store, \.username) { _ in
      count += 1
      return count
    }
    #expect(derived?.value == 1)
    derived = nil
    store.send(.usernameChanged("grace"))
    #expect(count == 1)
  }

  @Test("tells who reads it when it changes")
  func observation() {
    let store = Store(LoginState(), handler: handler)
    let derived = Derived(from: store, \.username) { $0 }
    var changes = 0
    withObservationTracking {
      _ = derived.value
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    store.send(.usernameChanged("grace"))
    #expect(changes == 1)
  }
}
