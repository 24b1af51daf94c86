import LintelScanner
import LintelVocabulary

/// Recognises folders for tests where no manifest lists them.
///
/// A folder whose name ends in `Tests` contains tests at the root, in a package's folder, and
/// beside `Sources`, e.g. `Kit/Tests` beside `Kit/Sources`. Elsewhere `ABTests` may be a feature;
/// there the folder contains tests if one of its files is a test.
struct TestFolders {
  /// The modules that only tests import; a whole test bundle may be recognisable by nothing else.
  static let testModules = ["XCTest", "Testing", "Quick", "Nimble"]

  private let root: RootFolder
  private let packages: Set<String>
  /// Files for which a manifest decides whether they are tests. In a folder called exactly `Tests`,
  /// e.g. `Tests/Mock.swift`, a file is a test nevertheless, even if a target that is not a test
  /// target has it.
  private var claimed: Set<String> = []
  /// Whether a folder whose name ends in `Tests` contains tests, by its path.
  private var areTests: [String: Bool] = [:]
  /// The files whose imports decide whether a folder whose name ends in `Tests` contains tests, by
  /// the folder: the files in no other such folder below it; for a folder called exactly `Tests`,
  /// all files in it.
  private var witnesses: [String: [String]] = [:]

  /// - Parameters:
  ///   - files: the paths of all files, sorted.
  ///   - packages: the folders of the packages.
  ///   - isOpen: returns true for a file that no manifest declares for certain to be a test or not;
  ///     see ``ModuleMap/isTestUndecided(_:)``.
  init(
    _ files: [String], packages: Set<String>, in root: RootFolder, where isOpen: (String) -> Bool
  ) {
    self.root = root
    self.packages = packages
    for file in files {
      let folders = testFolders(of: file)
      if folders.isEmpty { continue }
      guard isOpen(file) else {
        claimed.insert(file)
        continue
      }
      for (index, folder) in folders.enumerated()
      where index == folders.count - 1 || RelativePath.fileName(of: folder) == "Tests" {
        witnesses[folder, default: []].append(file)
      }
    }
  }

  /// Whether a file lies in a folder for tests. If a manifest declares whether the file is a test,
  /// only a folder called exactly `Tests`, at the root or beside code, overrules it.
  mutating func hold(_ file: String) -> Bool {
    let folders = testFolders(of: file)
    if folders.isEmpty { return false }
    if claimed.contains(file) {
      return folders.contains { RelativePath.fileName(of: $0) == "Tests" && isByConvention($0) }
    }
    for folder in folders {
      if let known = areTests[folder] {
        if known { return true }
        continue
      }
      let isTest = isByConvention(folder) || hasTest(folder)
      areTests[folder] = isTest
      if isTest { return true }
    }
    return false
  }

  private func isByConvention(_ path: String) -> Bool {
    let parent = RelativePath.folder(of: path)
    return parent.isEmpty || packages.contains(parent)
      || root.hasFolder(join(parent, "Sources"))
  }

  /// Whether one of the files that decide about a folder imports a test module, or any module with
  /// `@testable`. Files with `Test` or `Spec` in their names are read first, so that mostly one
  /// file is read.
  private func hasTest(_ folder: String) -> Bool {
    let files = witnesses[folder] ?? []
    let isCalledTest = { (file: String) in
      let name = RelativePath.fileName(of: file).utf8
      return name.contains(sequence: "Test") || name.contains(sequence: "Spec")
    }
    var scanner = Scanner()
    var buffer = SourceBuffer()
    return (files.filter(isCalledTest) + files.filter { !isCalledTest($0) }).contains { file in
      guard (try? root.read(file, into: &buffer)) != nil else { return false }
      let imports = scanner.scan(buffer).imports
      if imports.isEmpty { return false }
      let testModules = Set(scanner.names.numbers(of: Self.testModules).values)
      return imports.contains { $0.isTestable || testModules.contains($0.module) }
    }
  }
}

/// Returns the folders on the way to `path` whose names end in `Tests`, outermost first.
private func testFolders(of path: String) -> [String] {
  guard path.utf8.contains(sequence: "Tests/") else { return [] }
  var folders: [String] = []
  var path = RelativePath.folder(of: path)
  while !path.isEmpty {
    if path.utf8.suffix(5).elementsEqual("Tests".utf8) { folders.append(path) }
    path = RelativePath.folder(of: path)
  }
  return folders.reversed()
}

extension String.UTF8View {
  /// Whether these bytes contain a text. Bytes are compared, because comparing characters took a
  /// twentieth of a whole check.
  fileprivate func contains(sequence text: StaticString) -> Bool {
    withContiguousStorageIfAvailable { find(text, in: $0) }
      ?? Array(self).withUnsafeBufferPointer { find(text, in: $0) }
  }
}

private func find(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let (letters, count) = (text.utf8Start, text.utf8CodeUnitCount)
  var start = 0
  while start + count <= bytes.count {
    var length = 0
    while length < count, bytes[start + length] == letters[length] { length += 1 }
    if length == count { return true }
    start += 1
  }
  return false
}
