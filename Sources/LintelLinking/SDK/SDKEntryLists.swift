import LintelScanner

/// The entries of an SDK text for the names of a project, read once.
struct SDKEntryLists: Sendable {
  /// For each name of the project, the number of its list; 0 for no list.
  private let numbers: [UInt32]
  /// The start of each list, then the end of the last.
  private let starts: [UInt32]
  private let entries: [SDKEntry]

  init(_ lines: borrowing NamedLines, _ names: NameTable) {
    var numbers = lines.positions(among: names)
    var starts: [UInt32] = [0, 0]
    var entries: [SDKEntry] = []
    for name in numbers.indices where numbers[name] != 0 {
      // Entries `?` and `??` fit every use. They come first, so that a search ends there.
      let list = lines.entries(at: numbers[name])
      for entry in list where entry.isUnknown { entries.append(entry) }
      for entry in list where !entry.isUnknown { entries.append(entry) }
      numbers[name] = UInt32(starts.count - 1)
      starts.append(UInt32(entries.count))
    }
    (self.numbers, self.starts, self.entries) = (numbers, starts, entries)
  }

  /// Whether the text has a line named `name`.
  func contains(_ name: NameID) -> Bool { numbers[Int(name)] != 0 }

  subscript(name: NameID) -> ArraySlice<SDKEntry> {
    let number = Int(numbers[Int(name)])
    return entries[Int(starts[number])..<Int(starts[number + 1])]
  }
}
