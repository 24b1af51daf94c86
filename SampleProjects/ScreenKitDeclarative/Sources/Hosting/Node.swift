import Observation
import ScreenKit

/// What lasts of a view while its values come and go: its controls, its state, its place.
///
/// Nodes are a tree, as views are. A node is made for the first value of a view, gets each later one,
/// and is removed when there is none any more.
@MainActor
class Node {
  var context: ViewContext

  /// Whether the user can see the screen that the node is on.
  private(set) var isOnScreen = false

  private var needsUpdate = false
  private var isRemoved = false

  init(context: ViewContext) {
    self.context = context
  }

  /// The nodes of the views inside.
  var children: [Node] { [] }

  /// The controls by which the view is shown, from top to bottom.
  var views: [View] { children.flatMap(\.views) }

  // MARK: For subclasses

  /// Shows the view's present value. Never call it: call `update` or `setNeedsUpdate`.
  func show() {}

  func didAppear() {}
  func didDisappear() {}
  func didRemove() {}

  // MARK: Updates

  /// Shows the view's present value now.
  final func update() {
    needsUpdate = false
    show()
  }

  /// Has the view shown anew, soon; for what it reads has changed.
  final func setNeedsUpdate() {
    guard !needsUpdate, !isRemoved else { return }
    needsUpdate = true
    context.updates.add(self)
  }

  /// Shows the view anew if that was asked for, and puts what came with it in its place.
  final func updateIfNeeded() {
    guard needsUpdate, !isRemoved else { return }
    update()
    context.container?.arrange()
    if isOnScreen { appear() }
  }

  /// Has the view shown anew when anything observable changes that `read` reads.
  final func observing<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [weak self] in
      // The change is announced before it happens.
      Task { @MainActor [weak self] in self?.setNeedsUpdate() }
    }
  }

  // MARK: Life cycle

  /// Announces that the user can see the node, to those who do not know it yet.
  final func appear() {
    if !isOnScreen {
      isOnScreen = true
      didAppear()
    }
    for child in children { child.appear() }
  }

  /// Announces that the user cannot see the node any more.
  final func disappear() {
    if isOnScreen {
      isOnScreen = false
      didDisappear()
    }
    for child in children { child.disappear() }
  }

  /// Ends the node's life.
  final func remove() {
    guard !isRemoved else { return }
    disappear()
    isRemoved = true
    for child in children { child.remove() }
    didRemove()
  }
}
