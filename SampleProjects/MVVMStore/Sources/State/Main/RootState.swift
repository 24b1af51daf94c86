enum RootEvent: Equatable {
  case started
  case sessionChanged(SessionStatus)
}

enum RootEffect: Equatable {
  case followSession
}

/// What is in front: the login, or the tabs.
struct RootState: StoreState {
  enum Screen: Equatable {
    /// With the reason why the last session has ended, unless the user has signed out.
    case login(Problem?)

    /// With the session as it was when the tabs came.
    case tabs(Session)
  }

  private(set) var screen: Screen

  mutating func handle(_ event: RootEvent) -> [RootEffect] {
    switch event {
    case .started:
      return [.followSession]
    case .sessionChanged(let status):
      // The tabs stay for as long as the session lasts, whatever else becomes of the account.
      if case .tabs(let session) = screen, session.token == status.session?.token { return [] }
      screen = Self.screen(for: status)
      return []
    }
  }
}

extension RootState {
  init(_ status: SessionStatus) {
    self.init(screen: Self.screen(for: status))
  }

  private static func screen(for status: SessionStatus) -> Screen {
    switch status {
    case .signedOut(let problem): .login(problem)
    case .signedIn(let session): .tabs(session)
    }
  }
}
