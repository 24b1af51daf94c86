extension MainActor {
  /// Lets an app do everything that it can do without another event.
  ///
  /// Returns when no job of a task is left to do, however many there were and however long each
  /// chain of them was. What waits for an event is no job: a reply, a clock, a socket.
  ///
  /// From the first call on, all tasks of the process run on the main queue, one after the other,
  /// which makes their order the same every time. The jobs that were under way outside of the main
  /// actor at this first call are not waited for.
  @MainActor
  public static func settle() async {
    await MainQueue.shared.settle()
  }
}
