@testable import StateContainer

extension StoreState {
  /// What the state is after some events.
  static func after(_ events: Event...) -> Self {
    var state = initialState
    for event in events { _ = state.handle(event) }
    return state
  }
}
