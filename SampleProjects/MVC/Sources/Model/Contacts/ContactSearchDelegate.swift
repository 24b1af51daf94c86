/// Hears what a search finds.
///
/// The protocol belongs to the model: it is how the model reports without knowing to whom.
@MainActor
protocol ContactSearchDelegate: AnyObject {
  func contactSearchDidChangeMatches(_ search: ContactSearch)
}
