/// Reads messages from bytes that come in pieces of any size.
struct StreamReader {
  private var bytes: [UInt8] = []
  private var position = 0
  private var isHeaderRead = false

  /// The error that bytes are not a stream of messages.
  struct Damage: Error, Equatable {}

  mutating func append(_ piece: ArraySlice<UInt8>) {
    bytes.removeSubrange(..<position)
    position = 0
    bytes += piece
  }

  /// Returns the next message; `nil` when more bytes are needed.
  mutating func next() throws(Damage) -> StreamMessage? {
    if !isHeaderRead {
      let start = bytes.prefix(StreamMessage.header.count)
      guard StreamMessage.header.starts(with: start) else { throw Damage() }
      guard start.count == StreamMessage.header.count else { return nil }
      position = start.count
      isHeaderRead = true
    }
    guard position < bytes.count else { return nil }
    guard let tag = StreamMessage.Tag(rawValue: bytes[position]) else { throw Damage() }
    let start = position
    position += 1
    if let message = message(tag) { return message }
    position = start
    return nil
  }

  private mutating func message(_ tag: StreamMessage.Tag) -> StreamMessage? {
    switch tag {
    case .format: number(UInt32.self).map { .format($0) }
    case .unitName: text().map { .unitName($0) }
    case .begin: number(UInt32.self).map { .begin($0) }
    case .unit: unit().map { .unit($0) }
    case .symbol: symbol().map { .symbol($0) }
    case .occurrence: occurrence().map { .occurrence($0) }
    case .failure: text().map { .failure($0) }
    case .end: .end
    }
  }

  private mutating func unit() -> IndexUnit? {
    guard let name = text(), let mainFile = text(), let moduleName = text(),
      let outputFile = text(), let seconds = number(UInt64.self),
      let nanoseconds = number(UInt64.self), let isSystem = number(UInt32.self),
      let count = number(UInt32.self)
    else { return nil }
    var records: [String] = []
    for _ in 0..<count {
      guard let record = text() else { return nil }
      records.append(record)
    }
    return IndexUnit(
      name: name, mainFile: mainFile, moduleName: moduleName, outputFile: outputFile,
      modified: FileTime(
        seconds: Int64(bitPattern: seconds), nanoseconds: Int64(bitPattern: nanoseconds)),
      isSystem: isSystem != 0, records: records)
  }

  private mutating func symbol() -> IndexSymbol? {
    guard let usr = text(), let name = text(), let kind = number(UInt32.self),
      let subkind = number(UInt32.self)
    else { return nil }
    return IndexSymbol(
      usr: usr, name: name, kind: SymbolKind(rawValue: kind),
      subkind: SymbolSubkind(rawValue: subkind))
  }

  private mutating func occurrence() -> IndexOccurrence? {
    guard let symbol = number(UInt32.self), let line = number(UInt32.self),
      let column = number(UInt32.self), let roles = number(UInt64.self),
      let count = number(UInt32.self)
    else { return nil }
    var relations: [IndexOccurrence.Relation] = []
    for _ in 0..<count {
      guard let roles = number(UInt64.self), let symbol = number(UInt32.self) else { return nil }
      relations.append(.init(roles: SymbolRoles(rawValue: roles), symbol: symbol))
    }
    return IndexOccurrence(
      symbol: symbol, line: line, column: column, roles: SymbolRoles(rawValue: roles),
      relations: relations)
  }

  private mutating func text() -> String? {
    guard let count = number(UInt32.self), bytes.count - position >= Int(count) else { return nil }
    defer { position += Int(count) }
    return String(decoding: bytes[position..<position + Int(count)], as: UTF8.self)
  }

  private mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - position >= size else { return nil }
    defer { position += size }
    var number = Number.zero
    for index in (position..<position + size).reversed() {
      number = number << 8 | Number(truncatingIfNeeded: bytes[index])
    }
    return number
  }
}
