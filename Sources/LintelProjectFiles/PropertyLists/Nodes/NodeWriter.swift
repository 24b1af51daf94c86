/// Builds the table of the values of a property list while they are read.
struct NodeWriter {
  private let bytes: [UInt8]
  private var records: [NodeRecord] = []
  private var keyTables: [Int: KeyTable] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    records.reserveCapacity(bytes.count / 24)
  }

  mutating func add(_ kind: NodeRecord.Kind, at offset: Int, length: Int = 0) {
    records.append(
      NodeRecord(kind: kind, offset: UInt32(offset), extent: UInt32(length)))
  }

  /// - Returns: the index of the dictionary or array, for ``close(_:)``.
  mutating func open(_ kind: NodeRecord.Kind, at offset: Int) -> Int {
    add(kind, at: offset)
    return records.count - 1
  }

  mutating func close(_ container: Int) {
    records[container].extent = UInt32(records.count)
    let isLarge = records.count - container > 2 * KeyTable.leastCount
    guard isLarge, records[container].kind == .dictionary else { return }
    var keys: [Int] = []
    var key = container + 1
    while key < records.count {
      keys.append(key)
      key = records.next(after: key + 1)
    }
    if keys.count > KeyTable.leastCount {
      keyTables[container] = KeyTable(keys, in: records, bytes)
    }
  }

  var table: NodeTable { NodeTable(bytes, records, keyTables) }
}
