/// Told what happens to a new group.
///
/// The protocol belongs to the model: it is how the model reports without knowing to whom.
@MainActor
protocol NewGroupDelegate: AnyObject {
  func newGroupDidChange(_ group: NewGroup)
}
