let a = #Core.stringify(A.one)
