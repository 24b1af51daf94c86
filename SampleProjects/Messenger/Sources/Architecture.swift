import CleanSwiftUI
import Elm
import Hexagonal
import MVC
import MVP
import MVVM
import MVVMC
import MessengerHost
import Reactive
import VIPER

/// One of the architectures that the messenger is written in.
struct Architecture: Sendable {
  /// What the command line calls it.
  let name: String

  /// A function, because a type of apps cannot be shared between actors, and its name can.
  let app: @Sendable () -> any MessengerApp.Type

  static let all = [
    Architecture(name: "mvc") { MVCMessenger.self },
    Architecture(name: "mvp") { MVPMessenger.self },
    Architecture(name: "mvvm") { MVVMMessenger.self },
    Architecture(name: "mvvmc") { MVVMCMessenger.self },
    Architecture(name: "reactive") { ReactiveMessenger.self },
    Architecture(name: "viper") { VIPERMessenger.self },
    Architecture(name: "elm") { ElmMessenger.self },
    Architecture(name: "clean-swiftui") { CleanSwiftUIMessenger.self },
    Architecture(name: "hexagonal") { HexagonalMessenger.self },
  ]
}

extension Architecture {
  /// The architecture with this name, in whatever case it is written.
  init(named name: String) throws(UsageError) {
    guard let match = Architecture.all.first(where: { $0.name == name.lowercased() }) else {
      throw .unknownArchitecture(name)
    }
    self = match
  }
}

extension Architecture: Equatable {
  static func == (left: Architecture, right: Architecture) -> Bool { left.name == right.name }
}
