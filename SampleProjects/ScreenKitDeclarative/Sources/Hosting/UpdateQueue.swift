/// The views that have to be shown anew, and the screens that have to be presented.
///
/// Both are done in a job of their own, once for everything that has happened until then.
@MainActor
final class UpdateQueue {
  private var nodes: [Node] = []
  private var presentations: [WaitingPresentation] = []
  private var isScheduled = false

  func add(_ node: Node) {
    nodes.append(node)
    schedule()
  }

  /// Has `presentation` tried after the updates, and again until it is done or not wanted any more.
  func add(_ presentation: PresentationNode) {
    if !presentations.contains(where: { $0.node === presentation }) {
      presentations.append(WaitingPresentation(node: presentation))
    }
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { flush() }
  }

  private func flush() {
    isScheduled = false
    let outermostFirst = nodes.sorted { $0.context.depth < $1.context.depth }
    nodes = []
    for node in outermostFirst { node.updateIfNeeded() }
    presentWaiting()
  }

  private func presentWaiting() {
    let waiting = presentations
    presentations = []
    // What is presented now may have something to present itself.
    let unfinished = waiting.filter { $0.node?.presentIfWanted() == false }
    presentations += unfinished
  }

  /// What waits, however long, does not live because of that.
  private struct WaitingPresentation {
    weak var node: PresentationNode?
  }
}
