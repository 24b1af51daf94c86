import Testing

@testable import MVVMStore

/// A line in the table of a screen: a state and an event, and the state and the effects that follow.
struct Transition<State: StoreState>: CustomTestStringConvertible {
  private let state: State
  private let event: State.Event
  private let next: State
  private let effects: [State.Effect]
  let testDescription: String

  init(
    _ description: String, _ state: State, _ event: State.Event, _ next: State,
    _ effects: [State.Effect] = []
  ) {
    testDescription = description
    self.state = state
    self.event = event
    self.next = next
    self.effects = effects
  }

  func check() {
    var state = state
    let effects = state.handle(event)
    #expect(state == next)
    #expect(effects == self.effects)
  }
}
