/// A project of Xcode with one framework.
///
/// - Parameters:
///   - files: listed one by one, relative to the folder of the project.
///   - folders: synchronized.
///   - sourceTree: what the paths of files begin at.
func xcodeProject(
  files: [String] = [], folders: [String] = [], sourceTree: String = "<group>"
) -> String {
  var objects = ""
  for (number, file) in files.enumerated() {
    objects += """
      F\(number) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "\(sourceTree)";};
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number);};

      """
  }
  for (number, folder) in folders.enumerated() {
    objects += """
      S\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)";
        sourceTree = "<group>";};

      """
  }
  func ids(_ letter: String, _ count: Int) -> String {
    (0..<count).map { letter + String($0) }.joined(separator: ", ")
  }
  let children = [ids("F", files.count), ids("S", folders.count)].filter { !$0.isEmpty }
  return """
    // !$*UTF8*$!
    { objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (\(children.joined(separator: ", ")));};
    \(objects)
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework";
        buildPhases = (P); fileSystemSynchronizedGroups = (\(ids("S", folders.count)));};
      P = {isa = PBXSourcesBuildPhase; files = (\(ids("B", files.count)));};
    }; rootObject = R; }
    """
}
