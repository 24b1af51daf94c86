import Testing

@testable import MVVM

@Suite @MainActor
struct ObservableTests {
  @MainActor
  private final class Observer {
    var values: [Int] = []
  }

  private let observable = Observable(1)

  @Test func tellsTheCurrentValueAndEveryNewOne() {
    let observer = Observer()
    observable.bind(to: observer) { $0.values.append($1) }
    observable.value = 2
    #expect(observer.values == [1, 2])
  }

  @Test func tellsEveryObserver() {
    let first = Observer()
    let second = Observer()
    observable.bind(to: first) { $0.values.append($1) }
    observable.bind(to: second) { $0.values.append($1) }
    observable.value = 2
    #expect(first.values == second.values)
  }

  @Test func doesNotKeepItsObserverAlive() {
    weak var released: Observer?
    do {
      let observer = Observer()
      released = observer
      observable.bind(to: observer) { $0.values.append($1) }
    }
    observable.value = 2
    #expect(released == nil)
  }
}
