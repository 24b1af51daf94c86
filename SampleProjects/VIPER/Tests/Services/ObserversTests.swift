import Testing

@testable import VIPER

@Suite("Observers") @MainActor
struct ObserversTests {
  private final class Counter {
    var count = 0
  }

  @Test("are told in the order in which they came, each as itself")
  func order() {
    let observers = Observers()
    let (first, second) = (Counter(), Counter())
    first.count = 1
    var told: [Int] = []
    observers.add(second) { told.append($0.count) }
    observers.add(first) { told.append($0.count) }
    observers.notify()
    #expect(told == [0, 1])
  }

  @Test("are not kept alive")
  func weak() {
    let observers = Observers()
    var toldCount = 0
    observers.add(Counter()) { _ in toldCount += 1 }
    observers.notify()
    #expect(toldCount == 0)
  }

  @Test("are all told of a change that one of them makes")
  func nested() {
    let observers = Observers()
    let (watcher, changer) = (Counter(), Counter())
    observers.add(watcher) { $0.count += 1 }
    observers.add(changer) { changer in
      changer.count += 1
      if changer.count == 1 { observers.notify() }
    }
    observers.notify()
    #expect(watcher.count == 2)
    #expect(changer.count == 2)
  }
}
