import LintelVocabulary

/// The packages that a specification refers to.
struct SpecPackages {
  /// The packages by the name under which targets refer to them.
  private(set) var references: [String: PackageReference] = [:]

  init(_ root: SpecMapping, in folder: String, _ notes: inout SpecNotes) {
    for (name, package) in (root["packages"]?.mapping ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let path = package["path"] {
        guard let path = notes.known(path, else: "the package is not known") else { continue }
        references[name] = .folder(RelativePath.join(folder, path))
      } else if let url = package["url"]?.text {
        references[name] = .repository(url)
      } else if let repository = package["github"]?.text {
        references[name] = .repository("https://github.com/" + repository)
      }
    }
    for node in root["localPackages"]?.elements ?? [] {
      guard let path = notes.known(node, else: "the package is not known") else { continue }
      let place = RelativePath.join(folder, path)
      references[RelativePath.fileName(of: place)] = .folder(place)
    }
  }

  /// The folders of local packages, sorted by path, each once.
  var folders: [String] {
    var seen: Set<PathKey> = []
    return references.values.compactMap { reference in
      if case .folder(let folder) = reference { folder } else { nil }
    }
    .sorted(by: RelativePath.precedes).filter { seen.insert(PathKey($0)).inserted }
  }
}
