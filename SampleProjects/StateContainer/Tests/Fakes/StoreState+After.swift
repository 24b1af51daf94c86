@testable import StateContainer

extension StoreState {
  /// What the state is after some events.
  func after(_ events: Event...) -> Self {
    var state = self
    for event in events { _ = state.handle(event) }
    return state
  }
}
