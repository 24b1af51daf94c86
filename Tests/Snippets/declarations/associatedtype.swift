protocol Store {
  associatedtype Key: Hashable & Sendable
  associatedtype Value = Data
  associatedtype Cursor: Iterator where Cursor.Element == Value
  associatedtype Plain
}
