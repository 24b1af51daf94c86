import LintelReports
import LintelVocabulary

extension Architecture {
  /// A remark that is not a finding, e.g. that a manifest could be read only in part, so that
  /// dependencies may be missing.
  ///
  /// A test that must not pass with a part of the project unread expects that there are no notes:
  ///
  /// ```swift
  /// #expect(try Architecture(contentsOf: "lintel.yml").check().notes.isEmpty)
  /// ```
  public struct Note: Hashable, Sendable, CustomStringConvertible {
    /// The location that the note is about; `nil` if it is about no location in particular.
    public let place: Place?
    /// The text without the location: lower-case start, no full stop, names in single quotes.
    public let message: String
    /// The text that `lintel check` prints: `Package.swift:2:17: the list of targets is computed`.
    public let description: String

    init(_ note: LintelVocabulary.Note, root: String) {
      place = note.location.map { Place($0, root: root) }
      message = note.message
      description = note.text(paths: .unchanged).visible
    }
  }
}
