/// Keeps what is written in a thread; blanks are not worth keeping.
@MainActor
struct KeepDraft {
  let drafts: any ThreadDraftService

  func callAsFunction(_ text: String, in thread: String) {
    drafts.save(text.trimmed.isEmpty ? nil : text, in: thread)
  }
}
