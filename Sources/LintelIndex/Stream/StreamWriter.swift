/// Writes messages as bytes.
struct StreamWriter {
  /// The bytes that are yet to be sent.
  private(set) var bytes: [UInt8] = StreamMessage.header

  /// Returns the bytes so far, and removes them from the writer.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  mutating func append(_ message: StreamMessage) {
    switch message {
    case .format(let version):
      append(tag: .format)
      append(version)
    case .unitName(let name):
      append(tag: .unitName)
      append(name)
    case .begin(let item):
      append(tag: .begin)
      append(item)
    case .unit(let unit):
      append(tag: .unit)
      append(unit)
    case .symbol(let symbol):
      append(tag: .symbol)
      append(symbol.usr)
      append(symbol.name)
      append(symbol.kind.rawValue)
      append(symbol.subkind.rawValue)
    case .occurrence(let occurrence):
      append(tag: .occurrence)
      append(occurrence)
    case .failure(let reason):
      append(tag: .failure)
      append(reason)
    case .end: append(tag: .end)
    }
  }

  private mutating func append(_ unit: IndexUnit) {
    append(unit.name)
    append(unit.mainFile)
    append(unit.moduleName)
    append(unit.outputFile)
    append(UInt64(bitPattern: unit.modified.seconds))
    append(UInt64(bitPattern: unit.modified.nanoseconds))
    append(UInt32(unit.isSystem ? 1 : 0))
    append(UInt32(unit.records.count))
    for record in unit.records { append(record) }
  }

  private mutating func append(_ occurrence: IndexOccurrence) {
    append(occurrence.symbol)
    append(occurrence.line)
    append(occurrence.column)
    append(occurrence.roles.rawValue)
    append(UInt32(occurrence.relations.count))
    for relation in occurrence.relations {
      append(relation.roles.rawValue)
      append(relation.symbol)
    }
  }

  private mutating func append(tag: StreamMessage.Tag) { bytes.append(tag.rawValue) }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { text in
      append(UInt32(text.count))
      bytes.append(contentsOf: text)
    }
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
