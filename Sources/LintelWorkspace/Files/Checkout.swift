import LintelVocabulary

/// The files that belong together: what is below the folder that holds `.git`, or, where there is
/// none, below the folder that is asked about.
///
/// Whoever writes these files may lead the program to others by links, and is not to see what the
/// machine has that runs it. What git keeps for itself, which may be passwords, is none of these files
/// either.
public struct Checkout: Sendable {
  /// Without symbolic links.
  public let top: AbsolutePath

  /// - Parameter folder: as it is named. A link on the way to it may be one of the checkout's own, so
  ///   what holds the link counts before what it leads to.
  public init(around folder: AbsolutePath) {
    top = (folder.repository ?? folder.resolved.repository ?? folder).resolved
  }

  /// Whether what is at a path belongs to the checkout, wherever links lead.
  public func holds(_ path: String) -> Bool {
    guard let place = AbsolutePath(path).resolved.path(below: top) else { return false }
    return !place.pathParts.contains { $0.lowercased() == ".git" }
  }
}
