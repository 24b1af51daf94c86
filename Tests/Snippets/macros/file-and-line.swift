func f(file: StaticString = #file, line: UInt = #line, name: String = #function) {}
let id = #fileID + #filePath
