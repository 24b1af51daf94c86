import LintelGraph

extension FolderTree {
  /// Returns a part for each role, and parts for the files outside of the folder with the features;
  /// `nil` if there are fewer than two roles, or if they contain less than half of the files. A
  /// role is a folder name that recurs in at least half of the subfolders of one folder, e.g.
  /// `View` and `Model` in each feature.
  func roles(of files: [FileID]) -> [ProjectPart]? {
    var features: [String: FeatureFolders] = [:]
    for file in files {
      let folders = folders[file.position]
      var base = ""
      for (depth, feature) in folders.enumerated() {
        let role = depth + 1 < folders.count ? folders[depth + 1] : nil
        features[base, default: FeatureFolders()].add(file, of: feature, in: role)
        base += base.isEmpty ? feature : "/" + feature
      }
    }
    let candidates = features.mapValues { $0.roles }
      .filter { $0.value.count > 1 }
    func count(_ roles: [String: [FileID]]) -> Int { roles.values.reduce(0) { $0 + $1.count } }
    guard
      let (base, roles) = candidates.min(by: {
        (count($1.value), $0.key) < (count($0.value), $1.key)
      }), Tuning.filesOfRoles.isReached(by: count(roles), of: files.count)
    else { return nil }
    let outside = files.filter {
      base.isEmpty ? false : !(path(of: $0) + "/").hasPrefix(base + "/")
    }
    return roles.map { ProjectPart($0, .roleFolders(base, role: $0), files: $1) }
      + parts(of: outside).filter(isExact)
  }

  private func path(of file: FileID) -> String { folders[file.position].joined(separator: "/") }
}

/// The subfolders of a folder that may be features, and the folders in these that may be roles.
private struct FeatureFolders {
  private var features: Set<String> = []
  private var featuresOf: [String: Set<String>] = [:]
  private var filesOf: [String: [FileID]] = [:]

  mutating func add(_ file: FileID, of feature: String, in role: String?) {
    features.insert(feature)
    guard let role else { return }
    featuresOf[role, default: []].insert(feature)
    filesOf[role, default: []].append(file)
  }

  /// The files of each role, by the name of its folder. At least half of the features, and at least
  /// three of them, have a folder with that name.
  var roles: [String: [FileID]] {
    filesOf.filter { role, _ in
      let count = featuresOf[role]?.count ?? 0
      return count >= Tuning.fewestFeaturesOfRole
        && Tuning.featuresOfRole.isReached(by: count, of: features.count)
    }
  }
}
