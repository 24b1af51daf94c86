import Testing

@testable import MVP

@Suite("Observers") @MainActor
struct ObserversTests {
  @Test("hear of each change in the order in which they were added")
  func order() {
    let observers = Observers()
    let first = Witness()
    var calls: [Int] = []
    observers.add(first) { _ in calls.append(1) }
    observers.add(first) { _ in calls.append(2) }
    observers.notify()
    observers.notify()

    #expect(calls == [1, 2, 1, 2])
  }

  @Test("are not kept alive, and not called when they are gone")
  func gone() {
    let observers = Observers()
    var calls = 0
    var witness: Witness? = Witness()
    weak let released = witness
    if let witness { observers.add(witness) { _ in calls += 1 } }
    witness = nil
    observers.notify()

    #expect(released == nil)
    #expect(calls == 0)
  }
}

private final class Witness {}
