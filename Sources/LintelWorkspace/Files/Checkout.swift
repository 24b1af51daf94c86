import LintelVocabulary

/// The files of one project in version control: everything below the nearest folder with `.git`,
/// or, where there is none, below the folder that is checked.
///
/// The author of these files can make links that lead the program to other files of the machine,
/// and must not see the contents of those. What git keeps in `.git`, such as passwords, is not part
/// of the checkout either.
package struct Checkout: Sendable {
  /// The folder of the checkout, with symbolic links resolved.
  package let top: AbsolutePath

  /// - Parameter folder: as the user names it. A link on the way to it may itself be part of a
  ///   checkout, so `.git` is looked for around the link before it is looked for around the link's
  ///   target.
  package init(around folder: AbsolutePath) {
    top = (folder.repository ?? folder.resolved.repository ?? folder).resolved
  }

  /// Whether the file at a path, with symbolic links resolved, lies in the checkout and not in a
  /// `.git`.
  package func holds(_ path: String) -> Bool {
    guard let place = AbsolutePath(path).resolved.path(below: top) else { return false }
    return !place.pathParts.contains { $0.lowercased() == ".git" }
  }
}
