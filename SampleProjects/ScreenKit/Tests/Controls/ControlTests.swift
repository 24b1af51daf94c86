import ScreenKit
import Testing

@Suite @MainActor
struct ControlTests {
  @MainActor
  private final class Target {
    var calls: [String] = []

    func first() { calls.append("first") }
    func second() { calls.append("second") }
  }

  @Test func callsEveryTargetInOrder() {
    let target = Target()
    let control = Control()
    control.addTarget(target, action: Target.first, for: .primaryActionTriggered)
    control.addTarget(target, action: Target.second, for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(target.calls == ["first", "second"])
  }

  @Test func callsOnlyForTheEvent() {
    let target = Target()
    let control = Control()
    control.addTarget(target, action: Target.first, for: .editingChanged)
    control.sendActions(for: .primaryActionTriggered)
    #expect(target.calls.isEmpty)
  }

  @Test func doesNotKeepItsTargetAlive() {
    let control = Control()
    weak var released: Target?
    do {
      let target = Target()
      released = target
      control.addTarget(target, action: Target.first, for: .primaryActionTriggered)
    }
    control.sendActions(for: .primaryActionTriggered)
    #expect(released == nil)
  }
}
