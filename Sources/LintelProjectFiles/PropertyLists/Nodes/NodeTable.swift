/// All values of a property list in written order, each container before what is in it.
///
/// In a dictionary, keys and values take turns.
final class NodeTable: Sendable {
  static let root = 0

  private let bytes: [UInt8]
  private let records: [NodeRecord]
  /// For dictionaries with many entries, by the position of the dictionary.
  private let keyTables: [Int: KeyTable]

  init(_ bytes: [UInt8], _ records: [NodeRecord], _ keyTables: [Int: KeyTable]) {
    self.bytes = bytes
    self.records = records
    self.keyTables = keyTables
  }

  func kind(at position: Int) -> NodeRecord.Kind { records[position].kind }

  func offset(at position: Int) -> Int { Int(records[position].offset) }

  /// What a key, a string, a number or a boolean says; `nil` for anything else.
  func text(at position: Int) -> String? { records[position].text(in: bytes) }

  func forEachChild(of container: Int, atMost count: Int = .max, _ visit: (Int) -> Void) {
    var child = container + 1
    var left = count
    while left > 0, child < records[container].extent {
      visit(child)
      child = records.next(after: child)
      left -= 1
    }
  }

  func forEachEntry(of dictionary: Int, _ visit: (_ key: Int, _ value: Int) -> Void) {
    var key = dictionary + 1
    while key < records[dictionary].extent {
      visit(key, key + 1)
      key = records.next(after: key + 1)
    }
  }

  /// The position of the value of a key's last entry.
  func value(of key: String, in dictionary: Int) -> Int? {
    var key = key
    return key.withUTF8 { wanted in
      if let table = keyTables[dictionary] {
        return table.key(wanted, in: records, bytes).map { $0 + 1 }
      }
      var found: Int?
      forEachEntry(of: dictionary) { key, value in
        if records[key].says(wanted, in: bytes) { found = value }
      }
      return found
    }
  }
}
