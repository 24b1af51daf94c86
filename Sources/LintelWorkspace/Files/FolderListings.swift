import Dispatch
import LintelPlatform
import LintelVocabulary

/// The names in folders, including hidden entries, looked up without regard to case and to the
/// encoding of accents. Each folder is listed once.
final class FolderListings: @unchecked Sendable {
  /// Names that are equal but for case and the encoding of accents, sorted, by their folded form.
  private typealias Listing = [String: [String]]

  /// The largest number of similar names that are returned.
  private static let limit = 16

  // Guards the listings; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var listings: [PathKey: Listing] = [:]

  /// Returns the names in a folder that equal `name` but for case and the encoding of accents; an
  /// exact match comes first.
  ///
  /// - Parameter open: opens the folder.
  func names(
    like name: Substring, in folder: String, open: (String) throws(SystemError) -> Descriptor
  ) -> [String] {
    let found = listing(of: folder, open)[Self.folded(name)] ?? []
    let text = String(name)
    let next = found.partitioningIndex { !RelativePath.precedes($0, text) }
    guard next < found.count, found[next].hasSameBytes(as: text) else {
      return Array(found.prefix(Self.limit))
    }
    return [text] + found.prefix(Self.limit).filter { !$0.hasSameBytes(as: text) }
  }

  private func listing(
    of folder: String, _ open: (String) throws(SystemError) -> Descriptor
  ) -> Listing {
    lock.wait()
    defer { lock.signal() }
    if let known = listings[PathKey(folder)] { return known }
    let listing = (try? Self.read(open(folder))) ?? [:]
    listings[PathKey(folder)] = listing
    return listing
  }

  private static func read(_ folder: consuming Descriptor) throws(SystemError) -> Listing {
    let reader = try FolderReader(folder, listsHidden: true)
    var listing: Listing = [:]
    while let entry = try reader.next() {
      if entry.isNameExact { listing[folded(entry.name[...]), default: []].append(entry.name) }
    }
    return listing.mapValues { $0.count == 1 ? $0 : $0.sorted(by: RelativePath.precedes) }
  }

  /// Lower-cases a name. Accents need no folding, because texts that differ only in the encoding of
  /// accents are equal to Swift and have the same hash.
  private static func folded(_ name: Substring) -> String { name.lowercased() }
}
