import MessengerTexts
import MessengerWire

@testable import Reactive

let texts = Texts(in: .english)

let ada = Session(token: "token", name: "Ada", handle: "ada", mayBuy: true)
let wireAda = WireSession(token: "token", name: "Ada", handle: "ada", role: .member)
let grace = Contact(name: "Grace", handle: "grace")
let alan = Contact(name: "Alan", handle: "alan")

func message(_ number: Int, by sender: String = "grace", key: String? = nil) -> Message {
  Message(number: number, sender: sender, text: "\(number)", key: key ?? "key \(number)")
}

func thread(_ id: String = "1", last: Int = 0, unread: Int = 0) -> ChatThread {
  ChatThread(
    id: id, isGroup: false, name: "Grace",
    members: [Contact(name: "Ada", handle: "ada"), grace],
    lastMessage: last == 0 ? nil : message(last), readUpTo: last - unread, unreadCount: unread)
}

func inbox(_ changes: Inbox.Change...) -> Inbox {
  var inbox = Inbox()
  inbox.apply(.session(handle: "ada"))
  for change in changes { inbox.apply(change) }
  return inbox
}

func loaded(_ threads: ChatThread...) -> Inbox.Change {
  .threads(.ended(.success(threads)))
}
