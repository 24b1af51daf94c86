import MessengerJournal
import MessengerNetwork

/// Why the program cannot go on.
enum PlayError: Error, Equatable {
  case cannotUseFolder(String)
  case cannotReadScript(String)
  case cannotListen(port: UInt16, SocketError)
  case journal(JournalError)
  case line(file: String, number: Int, String)
}

extension PlayError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cannotUseFolder(let path): "\(path): This cannot be used as a folder"
    case .cannotReadScript(let path): "\(path): This cannot be read as a script"
    case .cannotListen(let port, let error): "Port \(port): \(error.message)"
    case .journal(let error): "\(error)"
    case .line(let file, let number, let problem): "\(file):\(number): \(problem)"
    }
  }
}
