/// The conversations, and what the user does about one of them.
struct ChatsModel: Equatable {
  var inbox: Inbox
  var pages = PageStack<ChatsPage>()
  var asked = Asked()

  init(inbox: Inbox) {
    self.inbox = inbox
  }

  /// The conversation that is open, if any.
  var openConversation: String? {
    if case .thread(let thread) = pages.page { thread.conversation } else { nil }
  }
}

enum ChatsPage: Equatable {
  case thread(ThreadModel)
  case newGroup(NewGroupModel)
}

/// One conversation as a page; what was said is in the inbox.
struct ThreadModel: Equatable {
  let conversation: String

  /// How far the conversation went when the page last scrolled to its end.
  var end: ThreadEnd?

  /// Where the page has to scroll to, until it has.
  var scrollTarget: ThreadEntry.ID?
  var leaving = Leaving.idle
}

/// How far the user has come with leaving a group.
enum Leaving: Equatable {
  case idle

  /// The user is asked whether to leave.
  case asking
  case busy
  case failed(Problem)

  /// Why the last attempt has failed, if it has.
  var problem: Problem? {
    if case .failed(let problem) = self { problem } else { nil }
  }
}

struct NewGroupModel: Equatable {
  var name = ""

  /// The handles of those who will be in.
  var chosen: Set<String> = []
  var attempt = Attempt.idle

  /// Whether there is enough for a group, which is not being made yet.
  var canBeMade: Bool { !name.trimmed.isEmpty && chosen.count >= 2 && !attempt.isBusy }
}

/// What was asked on the present connection, and is not to be asked again.
struct Asked: Equatable {
  /// A place in a conversation's history.
  struct Page: Hashable {
    let conversation: String
    let before: Int
  }

  /// The key of the message that is under way.
  var sending: String?

  /// Up to where a conversation is marked as read.
  var readMarks: [String: Int] = [:]
  var pages: Set<Page> = []
}

/// What the chats have to know of what is around them.
struct ChatsSituation: Equatable {
  /// The user's own handle.
  let handle: String

  /// Those who can be in a group.
  var contacts: [Contact]
  var link: SessionLink

  /// Whether the user looks at this tab.
  var isInFront: Bool
}
