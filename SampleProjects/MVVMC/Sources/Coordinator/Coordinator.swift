/// Leads through one flow of the app, and through the flows that begin within it.
@MainActor
protocol Coordinator: AnyObject {
  /// The coordinator that has begun this one; weak, because a parent owns its children.
  var parentCoordinator: (any Coordinator)? { get set }

  /// The flows within this one that have begun and have not ended.
  var childCoordinators: [any Coordinator] { get set }

  /// Shows the first screen of the flow.
  func start()
}

extension Coordinator {
  /// Begins a flow within this one, and keeps its coordinator until the flow ends.
  func begin(_ child: any Coordinator) {
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }

  /// Ends the flow: its coordinator is released, with those of the flows within it.
  func finish() {
    parentCoordinator?.childCoordinators.removeAll { $0 === self }
  }

  /// Ends the flow when the user leaves a screen, whichever way.
  func finish(with screen: Screen) {
    screen.onRemoval = { [weak self] in self?.finish() }
  }
}
