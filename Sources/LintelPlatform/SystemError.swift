/// The reason why a system call failed.
package struct SystemError: Error, Equatable {
  package let code: Int32

  package static var notFound: SystemError { SystemError(code: ENOENT) }
  package static var nobodyReads: SystemError { SystemError(code: ENXIO) }
  package static var isFolder: SystemError { SystemError(code: EISDIR) }

  /// The reason of the last failed call of this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The reason in words, to be written after a colon.
  package var reason: String {
    switch code {
    case EACCES, EPERM: return "permission denied"
    case ENOENT: return "there is no such file"
    case EISDIR: return "it is a folder"
    case ENOTDIR: return "it is not a folder"
    case ELOOP: return "its symbolic links form a cycle"
    case ENAMETOOLONG: return "its path is too long"
    case EFBIG: return "it is too large"
    case ENXIO: return "no process reads from it"
    case ENOSPC: return "the disk is full"
    default:
      let text = String(cString: strerror(code))
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
