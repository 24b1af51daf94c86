import LintelVocabulary

/// The paths of the files and folders in a workspace.
struct WorkspaceLocations {
  /// The paths in the order of the file.
  private(set) var paths: [String] = []

  /// The folder that contains the workspace.
  private let folder: XcodePlace

  /// - Parameter container: the bundle of the workspace.
  init(_ bytes: [UInt8], container: String) throws(ProjectFileError) {
    folder = .path(RelativePath.folder(of: container))
    let elements = try ByteCursor.read(bytes) { cursor throws(Misreading) in
      try Self.elements(cursor)
    }
    // The locations of the elements that are open.
    var places = [folder]
    for element in elements {
      guard let element else {
        places.removeLast()
        continue
      }
      let place = place(
        of: element.attributes["location"] ?? "group:", in: places[places.count - 1])
      places.append(place)
      if element.name == "FileRef", let path = place.path { paths.append(path) }
    }
    if let first = elements.first, first?.name != "Workspace" {
      throw ProjectFileError(
        "this is not a workspace of Xcode: expected '<Workspace>'", at: first?.offset ?? 0,
        in: bytes)
    }
  }

  /// - Returns: the elements as they open; `nil` when the last open one closes.
  private static func elements(
    _ cursor: ByteCursor
  ) throws(Misreading) -> [XMLElementReader.Element?] {
    var elements: [XMLElementReader.Element?] = []
    var reader = XMLElementReader(cursor)
    while let event = try reader.next() {
      switch event {
      case .opening(let element): elements.append(element)
      case .closing: elements.append(nil)
      }
    }
    return elements
  }

  /// - Parameter location: a base and a path relative to it, as in `group:Kit`.
  private func place(of location: String, in group: XcodePlace) -> XcodePlace {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return .unknown(location) }
    let path = String(parts[1])
    return switch parts[0] {
    case "group": group.appending(path)
    case "container": folder.appending(path)
    case "absolute": XcodePlace.path("/").appending(path)
    default: .unknown(location)
    }
  }
}
