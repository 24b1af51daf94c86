/// Leads through one flow of the app, and through the flows that begin within it.
@MainActor
protocol Coordinator: AnyObject {
  /// The flows within this one that have begun and have not ended.
  var childCoordinators: [any Coordinator] { get set }

  /// Shows the first screen of the flow.
  func start()
}

extension Coordinator {
  /// Begins a flow within this one, and keeps its coordinator until the flow ends.
  func begin(_ child: any Coordinator) {
    childCoordinators.append(child)
    child.start()
  }

  /// Releases the coordinator of a flow that has ended, with those of the flows within it.
  func end(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// Who has begun a flow, and lets go of it.
@MainActor
protocol CoordinatorDelegate: AnyObject {
  /// The user has left the last screen of the flow, whichever way.
  func flowHasEnded(_ flow: any Coordinator)
}

extension CoordinatorDelegate where Self: Coordinator {
  func flowHasEnded(_ flow: any Coordinator) {
    end(flow)
  }
}
