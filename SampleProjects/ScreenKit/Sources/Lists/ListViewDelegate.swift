/// Hears what the user does to a list.
@MainActor
public protocol ListViewDelegate: AnyObject {
  /// Called after the user has tapped a row, which stays selected until it is deselected.
  func listView(_ listView: ListView, didSelectRowAt row: Int)
}
